/** Peoples, faiths and origins; most are languages too. Words that mean something else in lower case stand in `capitalizedOriginWords`. */
export const originWords: readonly string[] = (
  "latina latinas latino latinos latinx latine hispanic hispanics chicana chicanas chicano chicanos mestiza mestizo boricua tejana tejano " +
  "asian asians african africans caribbean indigenous aboriginal arab arabs arabic jewish muslim muslims hindu hindus sikh sikhs buddhist catholic mormon desi " +
  "biracial multiracial bipoc poc woc immigrant immigrants refugee refugees queer lesbian lesbians gay bisexual transgender nonbinary non-binary lgbt lgbtq lgbtqia cisgender " +
  "american americans canadian mexican guatemalan honduran salvadoran nicaraguan panamanian cuban dominican haitian jamaican trinidadian guyanese bahamian barbadian " +
  "colombian venezuelan ecuadorian peruvian bolivian chilean argentine argentinian uruguayan paraguayan brazilian nigerian ghanaian kenyan ugandan tanzanian rwandan ethiopian eritrean somali sudanese " +
  "egyptian moroccan algerian tunisian libyan senegalese ivorian cameroonian congolese angolan mozambican zimbabwean zambian malawian namibian yoruba igbo hausa zulu xhosa swahili amharic " +
  "british english scottish welsh irish french german dutch belgian swiss austrian italian spanish portuguese greek cypriot maltese swedish norwegian danish finnish icelandic " +
  "russian ukrainian belarusian lithuanian latvian estonian czech slovak slovenian croatian serbian bosnian albanian macedonian bulgarian romanian hungarian moldovan georgian armenian azerbaijani " +
  "turkish kurdish iranian persian farsi iraqi syrian lebanese palestinian jordanian israeli saudi yemeni omani emirati kuwaiti qatari afghan pakistani indian bangladeshi bengali nepali nepalese sri-lankan " +
  "tamil telugu gujarati punjabi marathi malayali kannada sinhala urdu hindi burmese thai lao laotian hmong cambodian khmer vietnamese malaysian malay singaporean indonesian filipino filipina filipinx pinay tagalog " +
  "chinese taiwanese cantonese mandarin tibetan mongolian uyghur japanese korean samoan tongan fijian hawaiian maori māori chamorro " +
  "navajo diné cherokee lakota dakota choctaw chickasaw ojibwe anishinaabe haudenosaunee mohawk seminole apache hopi zuni pueblo cree inuit métis yupik tlingit quechua"
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

/** Words that say a person’s gender or her place in a family. */
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
