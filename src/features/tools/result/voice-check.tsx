import CircleAlert from "lucide-react/icons/circle-alert";
import CheckMark from "lucide-react/icons/check";
import type { Check } from "#core/checks/check.ts";
import { Icon } from "#ui/components/icon.tsx";
import { classNames } from "#ui/class-names.ts";

type VoiceCheckProps = {
  checks: readonly Check[];
  /** The words were changed after they were checked. */
  edited: boolean;
  /** Whether the evidence is shown; a result with something unmet shows it unasked. */
  open: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Takes an unmet check to Refine Further; absent where nothing can be refined. */
  onFix: ((check: Check) => void) | undefined;
};

/** What was checked in this text, each line with its evidence. */
export function VoiceCheck({ checks, edited, open, onToggle, onFix }: VoiceCheckProps) {
  const met = checks.filter(({ ok }) => ok).length;
  const isMet = met === checks.length;
  return (
    <div className="voice-check">
      <details
        open={open || !isMet}
        onToggle={(event) => isMet && onToggle(event.currentTarget.open)}
      >
        <summary className={classNames(!isMet && "unmet")}>
          <Icon of={isMet ? CheckMark : CircleAlert} />
          Voice check: {met} of {checks.length} met
        </summary>
        {edited && <p className="meta">Checked before your change.</p>}
        <ul>
          {checks.map((check) => (
            <CheckLine key={check.rule + check.detail} check={check} onFix={onFix} />
          ))}
        </ul>
      </details>
    </div>
  );
}

function CheckLine({ check, onFix }: Pick<VoiceCheckProps, "onFix"> & { check: Check }) {
  if (check.ok)
    return (
      <li>
        <Icon of={CheckMark} label="Met:" />
        <span>{check.detail}</span>
      </li>
    );
  return (
    <li className="unmet">
      <Icon of={CircleAlert} label="Not met:" />
      <span>
        {check.detail}{" "}
        {onFix && (
          <button type="button" className="text-button" onClick={() => onFix(check)}>
            Ask for this to change
          </button>
        )}
      </span>
    </li>
  );
}
