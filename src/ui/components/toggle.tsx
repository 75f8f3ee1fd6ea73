import { replaceAddress, useAddress } from "#ui/address.ts";
import { classNames } from "#ui/class-names.ts";

type ToggleProps = {
  /** What is being chosen; the name of the group. */
  label: string;
  /** The name in the address's query. */
  name: string;
  value: string;
  options: readonly { readonly value: string; readonly text: string }[];
  /** Chips stand apart and wrap; the default is one segmented control. */
  look?: "chips";
  /** Where the page stays when it is loaded anew, without script: "#tools". */
  anchor?: `#${string}`;
};

/** A choice that is stored in the address. Without script it is a form that asks for the page anew. */
export function Toggle({ label, name, value, options, look, anchor }: ToggleProps) {
  const { path, search } = useAddress();
  return (
    <form action={path + (anchor ?? "")} className={classNames(!look && "grow-on-phone")}>
      <fieldset aria-label={label}>
        <div className={look ?? "toggle grow-on-phone"}>
          {options.map((option) => (
            <button
              key={option.value}
              type="submit"
              name={name}
              value={option.value}
              className={look && "chip"}
              aria-pressed={option.value === value}
              onClick={(event) => {
                event.preventDefault();
                const query = new URLSearchParams(search);
                query.set(name, option.value);
                replaceAddress(`${path}?${query.toString()}`);
              }}
            >
              {option.text}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
