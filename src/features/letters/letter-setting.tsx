import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { Note } from "#ui/components/note.tsx";
import { useSite } from "#ui/site.ts";
import { useAction } from "#ui/use-action.ts";
import { letterConsentQuery } from "./queries.ts";

/** Whether the member wants letters: never chosen beforehand, saved as it is changed. */
export function LetterSetting() {
  const { brand } = useSite();
  const client = useQueryClient();
  const { data, error } = useQuery(letterConsentQuery);
  const save = useAction(async (agrees: boolean) => {
    await apiRequest("POST", "/api/account/letters", { body: { agrees } });
    client.setQueryData(letterConsentQuery.queryKey, { agrees });
  });
  const agrees = data?.agrees ?? false;
  const problem = save.error ?? error;
  return (
    <>
      <label className="checkbox-label needs-script">
        <input
          type="checkbox"
          checked={agrees}
          aria-disabled={save.isPending || undefined}
          onChange={(event) => void save.run(event.currentTarget.checked)}
        />
        Letters from {brand}, a few a year
      </label>
      <output className="meta">
        {save.isDone && "Saved. "}
        {agrees ? "You get our newsletter." : "You won’t get our newsletter."}
      </output>
      {problem !== null && <Note tone="danger" alert title={getErrorMessage(problem)} />}
    </>
  );
}
