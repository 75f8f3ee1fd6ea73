/** What stands before a name and is hidden with it: it reveals gender. */
export const honorificWords =
  "Mrs?|Ms|Mx|Miss|Mme|Mlle|Sra?|Srta|Herr|Frau|Madam|Sir|Lady|Aunt|Auntie|Uncle|Tía|Tío|Dra|Profa|Licda|Lcda|Encik|Puan|Pak|Ibu|Mma|Rra";
export const honorific = new RegExp(String.raw`^(?:${honorificWords})\.?$`, "u");
/** What stands before a name and stays. */
export const neutralTitle =
  /^(?:Dr|Prof|Professor|Judge|Rev|Reverend|Rabbi|Imam|Pastor|Dean|Chef|Coach|Sen|Senator|Gov|Capt|Captain|Sgt|Lt|Col|Maj|Gen|Hon|Justice|Ing|Engr|Eng|Er|Arq|Lic|Lcdo|Mag|Atty|Adv|Cllr|Insp)\.?$/u;
