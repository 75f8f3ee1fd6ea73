import type { VoiceRuleSet } from "#core/voice/voice-rule.ts";

/** What a writing machine leaves behind: placeholders and talk about itself. */
export const meta: VoiceRuleSet = {
  family: "meta",
  advice: "fill it in or leave it out",
  hasOwnBoundaries: true,
  rules: [
    {
      name: "placeholder",
      pattern:
        "\\[(?!the |that |this |his |her |their )(?=[^\\]]*(?:\\b(?:your|insert|name|company|date|title|role|amount|figure|number|manager|recipient|specific|client|project|metric|industry|employer|city|position|job|department|address|phone|e-?mail|link|signature|result|achievement|accomplishment|skill|example|time ?frame|percent\\p{L}*|xx?|tbd|placeholder|fill|add|describe|details?|organi[sz]ation|university|school|colleague|mentor|product|service|target|salary|event|location|topic|reason|task|goal|field|degree|language|audience|value|benefit|problem|solution|outcome|offer|price|contact|boss|team|day|time)s?\\b|X%))[^\\]\\n\\[]{1,60}\\](?!\\()|\\{\\{?[A-Za-z][A-Za-z _-]{1,30}\\}\\}?|<(?:your|insert|name|company|role|title|date|recipient|manager|figure|amount)\\b[^>\\n]{0,30}>|_{4,}|(?<![\\p{L}\\d])X{2,}(?![\\p{L}\\d])(?=[ ,.%]|$)|\\$X+\\b|\\bTBD\\b|lorem ipsum|\\((?:insert|add) [^)\\n]{2,40}\\)|\\b(?:XYZ|ABC) (?:Company|Corp\\p{L}*|Inc|Organi[sz]ation|Hospital|Firm)\\b|\\b(?:insert|add) (?:your )?(?:name|company|figure|number|title|date|metric|result|example|achievement|industry) here\\b|\\byour (?:name|company|title|industry) here\\b",
      except: [
        /\b(?:Super Bowl|Chapter|Volume|Act|Part|Louis|size|female|male|two|have|has|Title|Article|Section) ¤|¤ chromosomes?|(?:date|venue|location|time|room)(?: is)? ¤/i,
      ],
    },
    {
      name: "as an AI",
      pattern:
        "\\bas an? (?:AI|artificial intelligence|large language|language)(?: (?:language )?(?:model|assistant|system))?(?=,| I\\b| my\\b|\\.)|\\bI(?:’m| am) (?:an AI|a (?:large )?language model|unable to (?:assist|help) with|sorry, but I can(?:’t|not) (?:assist|help))|\\bmy (?:training data|knowledge cutoff)\\b",
    },
    {
      name: "machine preamble",
      pattern:
        "(?<=^|\\n)(?:(?:certainly|sure(?: thing)?|of course|absolutely|great question|got it)[,!.:]+ ?(?:here|I|let)|here(?:’s| is| are) (?:a|an|your|the|my|some|three|two|one|possible) (?:\\p{L}+ ){0,4}?(?:draft|version|versions|rewrite|response|message|script|bio|pitch|options?|outline|suggestions?|refined \\p{L}+|revised \\p{L}+|polished \\p{L}+)[^.\\n]{0,40}:)|\\b(?:I hope this helps|hope this helps|let me know if you(?:’d| would) like (?:me to|any|a|more|further)|feel free to (?:customi[sz]e|adjust|tweak|modify|adapt)|would you like me to (?:adjust|revise|make|refine|change|draft|write))\\b",
    },
  ],
};
