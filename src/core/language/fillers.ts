import { outsideQuotes } from "./quotes.ts";

const chatter =
  /(?<![\p{L}\p{N}’'.-])(?:not (?:literally|really) lol|lol|lmao|rofl|ha(?:ha)+|heh|tbh|btw|imo|imho|fyi|ngl|idk|omg|smh|ugh|um+|uh+|hmm+|erm|thx|y[’']know)(?![\p{L}\p{N}’'-])[.!]*/giu;
const faces = /(?<=^|\s)(?:[:;=8][-’']?[)(DPp/|]+|<3|\^_\^|xD|[xX]{2,3}(?=\s|$))(?=\s|$|[.,])/gu;
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu;
const keepPictures = /[©®™]/u;

/** Emoji, typed faces and chat words ("lol", "tbh") taken out. */
export function dropChatter(text: string): string {
  return outsideQuotes(text, (part) => withoutChatter(part));
}

function withoutChatter(text: string): string {
  return text
    .replace(pictures, (sign) => (keepPictures.test(sign) ? sign : ""))
    .replace(faces, "")
    .replace(chatter, "");
}

const remarks: readonly RegExp[] = [
  /^(?:and |but |so )?(?:I[’']m |I am )?(?:so |very |really )?sorry(?: (?:that[’']s|this is|it[’']s|for the|for being|for all|if|about the|I know|it got).{0,40})?$/i,
  /^(?:and |but |so )?(?:I know )?(?:it|that|this)(?:[’']s| is| sounds?) (?:probably |a bit |so |very |really |kind of |maybe )?(?:a lot|vague|not much|embarrassing|silly|dumb|stupid|boring|weird|a mouthful|long|rambling|obvious|cheesy|corny|a bit much)(?: (?:to|for|of|but|lol)\b.*)?$/i,
  /^(?:but |so |and )?(?:can|may|could) I (?:say|write|use|put) (?:that|this|it)(?: here)?\??$/i,
  /^(?:and |but )?if (?:that|this|it)(?:[’']s| is| makes)(?: at all)? (?:ok|okay|alright|allowed|fine|sense)$/i,
  /^(?:does|did|hope|I hope|hopefully) (?:that|this|it) makes? (?:any )?sense\??$/i,
  /^(?:but |and |so )?I (?:guess|suppose|dunno|don[’']t know|mean)(?: (?:that|it)[’']s (?:a |an |my )?(?:skill|thing|something|it|strength|talent|gift))?$/i,
  /^(?:you know|know what I mean|if you know what I mean|whatever|no big deal|I kept track|I checked|I counted|nothing (?:special|fancy|big|major|crazy)|never ?mind|not to brag|not bragging|if I[’']m honest|to be honest|in all honesty|blah(?: blah)*|anyway|anyways|and so on)$/i,
  /^(?:and |but )?(?:not really|not literally|yes|yeah|yep|ok|okay|well|so|right|please|thanks|thank you|really|obviously|honestly|basically|literally|actually|seriously|like)$/i,
  /^(?:that|which)(?:[’']s| is) (?:something )?I(?:[’']m| am) (?:so |very |really |quite )?proud of$/i,
];

const fillers: readonly (readonly [RegExp, string])[] = [
  [/,?\s*\bwhich I(?:[’']m| am) (?:so |very |really |quite )?proud of\b/gi, ""],
  [/,?\s*\bI guess\b,?(?=\s|$|[.;])/gi, ""],
  [
    /(?<=^|[.;:–]\s|,\s|\b(?:and|but|so|that|because)\s)(?:I (?:honestly |really |just )?(?:think|feel like|believe|suppose|mean)|I feel|it feels like|I would say|I[’']d say)(?:\sthat)?,?\s(?=(?:I|we|they|she|he|it|you|my|our|the|this|that|there|its?|people|a|an)\b)/gim,
    "",
  ],
  [
    /,?\s*\b(?:if (?:that|this|it) makes(?: any)? sense|if (?:that|this|it)[’']s (?:ok|okay)|you know|know what I mean)\s*(?=$|[.,;])/gim,
    "",
  ],
  [/(?<!\bnot)\s\b(?:actually|literally)(?=,)/gi, ""],
  [/,?\s*\bI (?:think|believe|suppose|reckon|want to say)\s*(?=$|[.;,)\n])/gim, ""],
  [/\b(?:basically|honestly|literally|frankly|tbh)\b,?\s*/gi, ""],
  [
    /,?\s*\b(?:obviously|actually|really|kinda|though|tho|anyway|anyways|so|right|I suppose|or something(?: like that)?|or whatever|and (?:stuff|all that|everything like that)|please|maybe|perhaps|hopefully|probably)\s*(?=$|[.;)\n])/gim,
    "",
  ],
  [
    /(?<=^|[.;]\s)(?:so|well|ok|okay|oh|um|like|yeah|yes|anyway|obviously|actually|maybe|perhaps|hopefully|also just)\b,?\s+(?=\S)/gim,
    "",
  ],
  [
    /(?<!\b(?:a|an|the|this|that|what|which|any|some|one|every|each|another|other|different|these|those|same|right|my|our|her|his|first|only|no|all|two|three|many|several|kinds?|certain|new|wrong|best|worst|special)\s)\b(?:kind|sort)s?\sof(?:\slike)?\s(?:a\s(?=lot))?/gi,
    "",
  ],
  [/\b(?:kinda|sorta)\s/gi, ""],
  [/\bnot just(?=\s(?!because\b))/gi, "not only"],
  [/(?<=\p{L}n[’']t )just(?=\s)/giu, "only"],
  [
    /\b(?<![-’'])just\s(?!(?:over|under|above|below|before|after|as|in time|in case|cause|because|enough|culture|compensation|war|transition|society)\b)/gi,
    "",
  ],
  [/(?<=,\s)like\s(?=(?:under|over|about|around|\d))/gi, ""],
  [/\b(?:only )?(?:a little bit|a tiny bit)\s(?=\p{L})/giu, ""],
];

/** Takes out remarks about the answer itself ("sorry that’s vague", "I guess") and softeners; quoted speech stays as it is. */
export function dropFillers(text: string): string {
  const kept = dropRemarks(text);
  return outsideQuotes(kept, (part) => {
    return fillers.reduce((said, [pattern, write]) => said.replace(pattern, write), part);
  });
}

const chunk = /([;\n()]|,(?!\d)|\s–\s|\.(?=\s|$))/u;

function dropRemarks(text: string): string {
  const pieces = text.split(chunk);
  let kept = "";
  for (let index = 0; index < pieces.length; index += 2) {
    const words = pieces[index] ?? "";
    const lead = /^ */.exec(words)?.[0] ?? "";
    const mark = pieces[index + 1] ?? "";
    const remark = remarks.some((pattern) => pattern.test(words.trim()));
    if (!remark) kept += words + mark;
    else if (mark === "." || mark === "\n" || mark === ";" || mark === ")") {
      kept = kept.replace(/(?:[,;]|\s–\s?)\s*$/u, "") + mark;
    } else if (mark === "(" || mark === " – ") kept += lead + mark.trimStart();
  }
  return kept;
}

const unsure =
  /\b(?:maybe|perhaps|probably|possibly|i think|i guess|not sure|unsure|might|hopefully|supposedly|tbd|tentative(?:ly)?)\b|\?\?|\(\?\)/i;

/** Whether the raw answer marks the fact as uncertain ("in june maybe"); the mark itself is not kept by cleaning. */
export function soundsUnsure(answer: string): boolean {
  return unsure.test(answer);
}
