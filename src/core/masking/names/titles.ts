/** What stands before a name, and stays. */
const titleWords =
  "Mrs?|Ms|Mx|Miss|Mme|Mlle|Sra?|Srta|Herr|Frau|Madam|Sir|Lady|Aunt|Auntie|Uncle|Tía|Tío|Dra|Profa|Licda|Lcda|Encik|Puan|Pak|Ibu|Mma|Rra";
export const honorific = new RegExp(String.raw`^(?:${titleWords})\.?$`, "u");
const titlePattern = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${titleWords})\.?[ \u00a0]$`, "iu");

/** "Mrs. " where it ends this text; else nothing. */
export function getEndingTitle(text: string): string {
  return titlePattern.exec(text.slice(-12))?.[0] ?? "";
}

/** A profession or a rank: alone it announces nobody. */
export const professionalTitle =
  /^(?:Dr|Fr|Sr|St|Sheriff|Governor|Prof|Professor|Judge|Rev|Reverend|Rabbi|Imam|Pastor|Dean|Chef|Coach|Sen|Senator|Gov|Capt|Captain|Sgt|Lt|Col|Maj|Gen|Hon|Justice|Ing|Engr|Eng|Er|Arq|Lic|Lcdo|Mag|Atty|Adv|Cllr|Insp)\.?$/u;
