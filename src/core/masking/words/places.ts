/** Places that stand where a name could; a list, because nothing else tells them apart. */
const places: ReadonlySet<string> = new Set(
  (
    "Saltillo|Laredo|Detroit|Chicago|Boston|Houston|Dallas|Atlanta|Denver|Seattle|Portland|Oakland|" +
    "Fresno|Phoenix|Miami|Tampa|Orlando|Charlotte|Nashville|Memphis|Cleveland|Columbus|Cincinnati|" +
    "Pittsburgh|Philadelphia|Baltimore|Washington|Minneapolis|Milwaukee|Omaha|Tulsa|Tucson|Austin|" +
    "El Paso|Las Vegas|Los Angeles|New York|New Orleans|Salt Lake City|Sacramento|Spokane|Boise|" +
    "Albuquerque|Toronto|Montreal|Vancouver|London|Paris|Berlin|Madrid|Lagos|Nairobi|Accra|Mumbai|Delhi|" +
    "Bangalore|Singapore|Tokyo|Sydney|Mexico City|São Paulo|Navajo Nation|Montana|Texas|California|Ohio|" +
    "Oregon|Minnesota|Kentucky|Florida|Georgia|Michigan|Illinois|Wisconsin|Iowa|Kansas|Utah|Nevada|" +
    "Arizona|Idaho|Maine|Vermont|Alabama|Alaska|Hawaii|Puerto Rico|D.C.|DC|NYC|Dayton|Duluth|Lansing|" +
    "Tacoma|Baton Rouge"
  ).split("|"),
);

/** Whether the words name a place: "Denver", "San Antonio", "Oakland, California", "London and Leeds". */
export function isPlace(text: string): boolean {
  const [first = ""] = text.split(/, (?=\p{Lu})| and /u);
  return places.has(first) || /^(?:San|Santa|St\.) \p{Lu}\p{L}+$/u.test(first);
}
