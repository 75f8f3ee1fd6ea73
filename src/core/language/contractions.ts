const missing: Readonly<Record<string, string>> = {
  im: "I’m",
  ive: "I’ve",
  dont: "don’t",
  doesnt: "doesn’t",
  didnt: "didn’t",
  cant: "can’t",
  couldnt: "couldn’t",
  wont: "won’t",
  wouldnt: "wouldn’t",
  shouldnt: "shouldn’t",
  isnt: "isn’t",
  arent: "aren’t",
  wasnt: "wasn’t",
  werent: "weren’t",
  hasnt: "hasn’t",
  havent: "haven’t",
  hadnt: "hadn’t",
  mustnt: "mustn’t",
  neednt: "needn’t",
  aint: "isn’t",
  youre: "you’re",
  youve: "you’ve",
  youll: "you’ll",
  youd: "you’d",
  theyre: "they’re",
  theyve: "they’ve",
  theyll: "they’ll",
  theyd: "they’d",
  weve: "we’ve",
  shes: "she’s",
  hes: "he’s",
  thats: "that’s",
  thatll: "that’ll",
  theres: "there’s",
  whats: "what’s",
  whos: "who’s",
  wheres: "where’s",
  heres: "here’s",
  itll: "it’ll",
  itd: "it’d",
  couldve: "could’ve",
  wouldve: "would’ve",
  shouldve: "should’ve",
  oclock: "o’clock",
  yall: "you all",
};

const base =
  "like|love|have|be|been|say|rather|take|give|need|prefer|go|make|get|do|never|also|still|only|offer|keep|ask|hand|want|send|leave|run|start|see|tell|bring|help|call|stay|move|work|trade|happily|gladly|expect|add|build|set|share|cover|come|look|put|pay|meet|suggest";
const wouldI = new RegExp(String.raw`(?<![\p{L}’'-])id(?=\s(?:${base})\b)`, "giu");
const willI = new RegExp(String.raw`(?<![\p{L}’'-])ill(?=\s(?:${base})\b)`, "gu");
const letUs = /(^|[.;!?\n]\s*|,\s)lets(?=\s\p{Ll})/gimu;
const itIs =
  /(?<![\p{L}’'-])its(?=\s(?:a|an|the|every|all|already|not|been|getting|going|becoming|my|our|your|just|too|so|very|always|really|actually|basically|kind|kinda|only|ok|okay|fine|about|in|on|at|under|over|time|what|how|why|where|when|like|more|less|still|never|now|(?!(?:funding|building|training|meeting|housing|pricing|planning|staffing|hearing|opening|closing|marketing|accounting|spending|standing|timing|branding|rating|ranking|wording|offering|filing|setting|heading|engineering|manufacturing|nursing|teaching|advertising|banking|billing|budgeting|lending|listing|mailing|parking|reporting|testing|writing|reading|learning|publishing|programming|packaging|shipping|catering|cleaning|cooking|clothing|holding|backing|following|understanding|beginning|ending|recording|processing|purchasing|hiring|recruiting|fundraising|operating|existing|remaining|leading|founding|governing|sourcing|tooling|scheduling|warehousing)\b)\w+ing|been|me|him|them|us|to|because|hard|true|clear|likely|possible|important)\b)/giu;
const itIsFirst =
  /(^|[.;!?\n–]\s*|,\s(?:but\s|and\s|because\s)?)its(?=\s\p{Ll}+\s*(?:$|[,.;!?\n]|right now|now\b|today\b|already\b|for\b|that\b|and\b))/gimu;

const itIsDone =
  /(?<=\b(?:before|after|until|once|when|if|because|unless|since|that)\s)its(?=\s\p{Ll}+(?:ed|en|wn|lt)\s*(?:$|[,.;)\n]|(?:by|at|on|in|for|and|or)\b))/gmu;

function asTyped(word: string, written: string): string {
  return /^\p{Lu}/u.test(word) ? written.charAt(0).toUpperCase() + written.slice(1) : written;
}

/** Missing apostrophes put back where the word can mean nothing else: "cant" → "can’t", "its red" → "it’s red", "its 22 people" stays. */
export function restoreApostrophes(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}’'@./-])\p{L}{2,8}(?![\p{L}\p{N}’'@/-])/gu, (word) => {
      if (word.length > 2 && word === word.toUpperCase()) return word;
      if (word === "IM") return word;
      const written = Object.hasOwn(missing, word.toLowerCase())
        ? missing[word.toLowerCase()]
        : undefined;
      return written === undefined ? word : asTyped(word, written);
    })
    .replace(wouldI, (word) => (word === "ID" ? word : "I’d"))
    .replace(willI, "I’ll")
    .replace(letUs, (_all, lead: string) => `${lead}let’s`)
    .replace(itIsDone, "it’s")
    .replace(
      /(?<=\b(?:why|how|where)\s)its(?=\s\p{Ll})|(?<![\p{L}’'-])its(?=\s(?:up|down|off|out|back)\s*(?:$|[,.;)\n]))/gmu,
      "it’s",
    )
    .replace(itIs, (word) => asTyped(word, "it’s"))
    .replace(itIsFirst, (_all, lead: string) => `${lead}it’s`)
    .replace(/(?<![\p{L}\p{N}’'.@-])i(?=[\s,.;!?]|’(?:m|d|ll|ve|s)\b|$)(?!\.[a-z])/gmu, "I");
}
