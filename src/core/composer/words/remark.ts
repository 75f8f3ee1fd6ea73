/** What is said of somebody behind a comma or a dash: "assistant manager Kelsey, she wanted the job". */
const remark = /^(.+?)\s*[,;–—-]\s+((?:she|he)(?:’\p{L}+)?\s.+)$/iu;

type Remarked = { readonly said: string; readonly remark: string | null };

/** A line without her remark about a person, which those who read it are not to read; one with a figure tells something. */
export function withoutRemark(line: string): Remarked {
  const [, said, about] = remark.exec(line) ?? [];
  return said === undefined || about === undefined || /\d/.test(about)
    ? { said: line, remark: null }
    : { said, remark: about };
}
