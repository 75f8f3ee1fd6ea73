/** Peoples and nations; most are languages too, and none but the homonyms below is another word in lower case. */
export const peoples =
  "american americans canadian mexican guatemalan honduran salvadoran nicaraguan panamanian cuban dominican haitian jamaican trinidadian guyanese bahamian barbadian " +
  "colombian venezuelan ecuadorian peruvian bolivian chilean argentine argentinian uruguayan paraguayan brazilian nigerian ghanaian kenyan ugandan tanzanian rwandan ethiopian eritrean somali sudanese " +
  "egyptian moroccan algerian tunisian libyan senegalese ivorian cameroonian congolese angolan mozambican zimbabwean zambian malawian namibian yoruba igbo hausa zulu xhosa swahili amharic " +
  "british english scottish welsh irish french german dutch belgian swiss austrian italian spanish portuguese greek cypriot maltese swedish norwegian danish finnish icelandic " +
  "russian ukrainian belarusian lithuanian latvian estonian czech slovak slovenian croatian serbian bosnian albanian macedonian bulgarian romanian hungarian moldovan georgian armenian azerbaijani " +
  "turkish kurdish iranian persian farsi iraqi syrian lebanese palestinian jordanian israeli saudi yemeni omani emirati kuwaiti qatari afghan pakistani indian bangladeshi bengali nepali nepalese sri-lankan " +
  "tamil telugu gujarati punjabi marathi malayali kannada sinhala urdu hindi burmese thai lao laotian hmong cambodian khmer vietnamese malaysian malay singaporean indonesian filipino filipina filipinx pinay tagalog " +
  "chinese taiwanese cantonese mandarin tibetan mongolian uyghur japanese korean samoan tongan fijian hawaiian maori māori chamorro " +
  "navajo diné cherokee lakota dakota choctaw chickasaw ojibwe anishinaabe haudenosaunee mohawk seminole apache hopi zuni pueblo cree inuit métis yupik tlingit quechua";

/** Languages that are no word for a people above; with a capital some of them are names of persons too. */
export const languages =
  "hokkien teochew hakka shanghainese yiddish ladino aramaic catalan galician basque breton gaelic flemish frisian luxembourgish romansh " +
  "sanskrit sindhi kashmiri assamese odia konkani bhojpuri maithili pashto dari balochi uzbek kazakh kyrgyz tajik turkmen javanese sundanese cebuano ilocano hiligaynon bislama " +
  "wolof fula fulani bambara mandinka soninke lingala kinyarwanda kirundi luganda kikuyu kamba maasai luo oromo tigrinya shona ndebele sotho sesotho tswana setswana sepedi " +
  "tsonga venda afrikaans chichewa bemba malagasy akan twi berber amazigh tamazight guarani guaraní aymara nahuatl mapuche mixtec zapotec inuktitut papiamento";

/** Another word as well: a village, a haircut; a name of two words. */
export const peopleHomonyms = "pueblo mohawk sri-lankan";

/** Peoples of North America whose state is called their Nation. */
export const nationPeoples =
  "navajo cherokee choctaw chickasaw osage oneida seneca onondaga muscogee yakama tohono oglala";
