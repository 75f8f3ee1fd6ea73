import { monthNames, weekdayNames } from "./calendar-words.ts";
import { regexAnyOf } from "#core/language/word-lists.ts";

/** Days of the week and months of other languages, in the order of the calendar, where English has another word. */
const weekdays = [
  "lundi mardi mercredi jeudi vendredi samedi dimanche",
  "lunes martes miércoles jueves viernes sábado domingo",
  "lunedì martedì mercoledì giovedì venerdì sabato domenica",
  "montag dienstag mittwoch donnerstag freitag samstag sonntag",
  "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
  "mandag tirsdag onsdag torsdag fredag lørdag søndag",
  "måndag tisdag onsdag torsdag fredag lördag söndag",
  "poniedziałek wtorek środa czwartek piątek sobota niedziela",
  "maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai",
  "pazartesi salı çarşamba perşembe cuma cumartesi pazar",
  "luni marți miercuri joi vineri sâmbătă duminică",
  "понеделник вторник сряда четвъртък петък събота неделя",
  "понедельник вторник среда четверг пятница суббота воскресенье",
];
const months = [
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  "januar februar märz april mai juni juli august september oktober november dezember",
  "januari februari maart april mei juni juli augustus september oktober november december",
  "januari februari maret april mei juni juli agustus september oktober november desember",
  "januari februari march april mei jun julai ogos september oktober november disember",
  "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
  "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie",
  "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
];

const english = new Map([...pair(weekdays, weekdayNames), ...pair(months, monthNames)]);

function pair(lists: readonly string[], names: string): [string, string][] {
  const inEnglish = names.split(" ");
  return lists.flatMap((list) =>
    list.split(" ").map((word, place): [string, string] => [word, inEnglish[place] ?? word]),
  );
}

/** Two letters are a day only before one in figures: "ma 30.11." */
const shortWeekdays: Readonly<Record<string, string>> = {
  ma: "Monday",
  ti: "Tuesday",
  ke: "Wednesday",
  to: "Thursday",
  pe: "Friday",
  la: "Saturday",
  su: "Sunday",
  mo: "Monday",
  di: "Tuesday",
  mi: "Wednesday",
  fr: "Friday",
  sa: "Saturday",
};
const shortWeekday = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.keys(shortWeekdays).join("|")})(?=\.? \d{1,2}\.\s?\d{1,2}\.)`,
  "giu",
);

/** What stands between a day and its month: "1 de March", "5. October". */
const dayAndMonth = new RegExp(
  String.raw`(?<=\b\d{1,2})(?:er|º|\.)? (?:de |di )?(?=${regexAnyOf(monthNames)}\b)`,
  "gu",
);

/** "lundi 11 janvier" with its words in English: "Monday 11 January", and "1 de marzo": "1 March". What is English already stays as it is. */
export function translateDays(text: string): string {
  return text
    .replaceAll(shortWeekday, (word) => shortWeekdays[word.toLowerCase()] ?? word)
    .replaceAll(/\p{L}{3,}/gu, (word) => english.get(word.toLowerCase()) ?? word)
    .replaceAll(dayAndMonth, " ");
}

const monthWords = months.join(" ").replaceAll(" ", "|");
const foreignMonth = new RegExp(
  String.raw`(?<=\b\d{1,2}\.? (?:de |di )?)(?:${monthWords})(?!\p{L})|(?<!\p{L})(?:${monthWords})(?= (?:19|20)\d\d\b)`,
  "giu",
);

/** The months of other languages beside a day or a year: "4 Ocak", "Şubat 2027". */
export function findForeignMonths(text: string): { start: number; end: number }[] {
  return [...text.matchAll(foreignMonth)].map(({ 0: month, index }) => ({
    start: index,
    end: index + month.length,
  }));
}
