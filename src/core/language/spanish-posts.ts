const posts: Readonly<Record<string, string>> = {
  fundadora: "founder",
  cofundadora: "co-founder",
  directora: "director",
  gerente: "manager",
  dueña: "owner",
  jefa: "head",
  maestra: "teacher",
  profesora: "professor",
  enfermera: "nurse",
  abogada: "lawyer",
  contadora: "accountant",
  ingeniera: "engineer",
  doctora: "doctor",
  supervisora: "supervisor",
  presidenta: "president",
};
const deeds: Readonly<Record<string, string>> = {
  hacemos: "we make",
  vendemos: "we sell",
  ayudamos: "we help",
  enseñamos: "we teach",
};

const post = new RegExp(
  String.raw`(?<![\p{L}’-])(?:${Object.keys(posts).join("|")})(?![\p{L}’-])`,
  "giu",
);
const deed = new RegExp(
  String.raw`(?<=^|[,.;]\s)(${Object.keys(deeds).join("|")}) ([^,.;]+)`,
  "giu",
);

/** Posts and trades said in Spanish amid English, in English: "fundadora y CEO de Semilla Foods" → "founder and CEO of Semilla Foods". A text without them stays. */
export function englishPosts(text: string): string {
  const turned = text.replace(post, (word) => posts[word.toLowerCase()] ?? word);
  const joined =
    turned === text
      ? text
      : turned
          .replaceAll(/(?<=^|[,.;]\s)([^,.;]*?) y (?=(?:\p{Lu}{2,}|\p{Ll}+)\b)/gu, "$1 and ")
          .replaceAll(/ de (?=\p{Lu})/gu, " of ");
  return joined.replace(deed, (_all, verb: string, rest: string) => {
    return `${deeds[verb.toLowerCase()] ?? verb} ${rest.replaceAll(" y ", " and ")}`;
  });
}
