const foreign =
  /(?<![\p{L}’])(?:que|de|la|el|los|las|una|unos|para|con|por|mi|sin|muy|voy|quiero|puedo|le|les|des|et|je|ne|pas|pour|avec|mon|ma|une|est|ich|nicht|und|der|die|das|mit|für|ein|eine|não|uma|com|meu|minha|il|della|sono|non|per|che)(?![\p{L}’])/giu;
const english =
  /(?<![\p{L}’])(?:the|and|to|of|in|for|on|with|at|is|are|was|my|we|it|that|this|not|i’m|i|who|from|by|an|or|after|before|will|can)(?![\p{L}’])/giu;

/** Whether a text can be read as English; anything else keeps its words exactly. */
export function looksEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length > 0 && latin.length / letters.length < 0.6) return false;
  const other = (text.match(foreign) ?? []).length;
  return other < 2 || (text.match(english) ?? []).length >= other;
}
