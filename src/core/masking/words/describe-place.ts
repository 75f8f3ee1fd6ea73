import { ambiguousGivenNames } from "./ordinary-words.ts";
import { isPlace } from "./places.ts";

/** Towns and countries that are as often people’s names. */
const placesThatAreNames = new Set(
  "adelaide chad cordoba creston darwin dawson dominica easter jamaica jersey jordan juba kirov knox lima lindeman marengo mendoza merida montserrat monticello norfolk oral regina resolute salta samara santiago sofia stanley troll vincennes wake wallis chatham christmas center midway nome rome bahia".split(
    " ",
  ),
);

const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const countries = new Set(
  letters
    .flatMap((one) => letters.map((two) => regions.of(one + two)))
    .flatMap((name) => (name === undefined || /[&(-]/.test(name) ? [] : [plain(name)])),
);
const towns = new Set(
  Intl.supportedValuesOf("timeZone")
    .filter((zone) => !/^(?:Antarctica|Etc)\//.test(zone))
    .map((zone) => plain((zone.split("/").at(-1) ?? "").replaceAll("_", " "))),
);

/** "a country", "a town" or "a place" for what is one, and is no one’s name; null for anything else. */
export function describePlace(text: string): string | null {
  const low = plain(text);
  if (placesThatAreNames.has(low) || ambiguousGivenNames.has(low)) return null;
  if (countries.has(low)) return "a country";
  if (towns.has(low)) return "a town";
  return isPlace(text) ? "a place" : null;
}

function plain(name: string): string {
  return name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
