import { peoples } from "#core/language/peoples.ts";

/** Peoples, faiths and origins; most are languages too. Words that mean something else in lower case stand in `capitalizedOriginWords`. */
export const originWords: readonly string[] = (
  "latina latinas latino latinos latinx latine hispanic hispanics chicana chicanas chicano chicanos mestiza mestizo boricua tejana tejano " +
  "asian asians african africans caribbean indigenous aboriginal arab arabs arabic jewish muslim muslims hindu hindus sikh sikhs buddhist catholic mormon desi " +
  "biracial multiracial bipoc poc woc immigrant immigrants refugee refugees queer lesbian lesbians gay bisexual transgender nonbinary non-binary lgbt lgbtq lgbtqia cisgender " +
  peoples
).split(" ");

/** Only with a capital: "Polish", not "polish"; "Native", not "native app". */
export const capitalizedOriginWords: readonly string[] =
  "Polish Creole Native Maya Mayan Hebrew Christian Desi Black Brown".split(" ");

/** Phrases of more than one word. */
export const originPhrases: readonly string[] = [
  "African[- ]American",
  "Native American",
  "American Indian",
  "Native Hawaiian",
  "Alaska Native",
  "Pacific Islander",
  "First Nations?",
  "Middle Eastern",
  "Sri Lankan",
  "Puerto Rican",
  "Costa Rican",
  "South African",
  "South Asian",
  "East Asian",
  "Southeast Asian",
  "New Zealander",
  "mixed[- ]race",
  "of colou?r",
  "first[- ]gen(?:eration)?",
  "second[- ]generation",
  "Afro-\\p{L}+",
  "Euro-\\p{L}+",
  "Indo-\\p{L}+",
  "visible minority",
  "DACA",
  "Dreamer",
];

/** Words that reveal a person’s gender or place in a family. */
export const genderWords: readonly string[] = [
  "\\p{L}*wom[ae]n",
  "womxn",
  "females?",
  "males?",
  "m[ae]n",
  "girls?",
  "boys?",
  "lad(?:y|ies)",
  "gentlem[ae]n",
  "(?:business|chair|sales|spokes|fore|council|congress|crafts|fire|police|camera|middle|states)m[ae]n",
  "moms?",
  "mums?",
  "mamas?",
  "mothers?",
  "motherhood",
  "maternity(?: leave)?",
  "dads?",
  "fathers?",
  "fatherhood",
  "paternity(?: leave)?",
  "parental leave",
  "(?:grand|step)(?:mother|father|daughter|son|ma|pa)s?",
  "(?:mother|father|sister|brother|daughter|son)s?-in-law",
  "daughters?",
  "sons?",
  "wife",
  "wives",
  "husbands?",
  "sisters?",
  "sisterhood",
  "sorority",
  "brothers?",
  "aunt(?:ie)?s?",
  "uncles?",
  "niece",
  "nephew",
  "girlfriend",
  "boyfriend",
  "widow(?:er)?",
  "pregnan(?:t|cy)",
  "breastfeeding",
  "menopause",
  "alumna(?:e)?",
  "hijab(?:i)?",
  "ma[’']am",
  "abuela",
  "abuelo",
  "señora",
  "señor",
  "tía",
  "tío",
];
