type Written = { readonly subject: string; readonly text: string; readonly html: string };

type CodeMail = {
  readonly brand: string;
  readonly code: string;
  readonly link: string;
};

/** The message to sign in with: one code and one link. */
export function signInMail({ brand, code, link }: CodeMail): Written {
  return letter({
    brand,
    subject: `Your sign-in code for ${brand}`,
    lines: ["Your sign-in code:"],
    code,
    button: { name: "Sign in", link },
    after: "Code and link work once, for 10 minutes. The link opens a page with a button.",
    why: `Somebody entered this address at ${brand} to sign in. If it was not you, do nothing: without this message nobody gets in.`,
  });
}

/** The message that proves a new address. */
export function newAddressMail({ brand, code, link }: CodeMail): Written {
  return letter({
    brand,
    subject: `Confirm your new address for ${brand}`,
    lines: ["Your code to confirm this address:"],
    code,
    button: { name: "Confirm this address", link },
    after: "Code and link work once, for 10 minutes, in the browser where you asked for them.",
    why: `Somebody with an account at ${brand} wants to sign in with this address from now on. If it was not you, do nothing, and give the code to nobody.`,
  });
}

type Changed = { readonly brand: string; readonly supportEmail: string };

/** To the old address, once the new one is in place. */
export function addressChangedMail({ brand, supportEmail }: Changed): Written {
  return letter({
    brand,
    subject: `Your ${brand} address was changed`,
    lines: [
      `Your account at ${brand} has a new e-mail address. From now on you sign in with that one, and all other sessions have ended.`,
      `If you did not do this, write to ${supportEmail} from this address at once.`,
    ],
    why: "This goes to the address that the account had until now.",
  });
}

type Letter = {
  readonly brand: string;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly code?: string;
  readonly button?: { readonly name: string; readonly link: string };
  readonly after?: string;
  readonly why: string;
};

function letter({ brand, subject, lines, code, button, after, why }: Letter): Written {
  const text = [brand, ...lines, code, button && `${button.name}:\n${button.link}`, after, why];
  const html = [
    `<p style="font-weight:bold">${escape(brand)}</p>`,
    ...lines.map((line) => `<p>${escape(line)}</p>`),
    code && `<p style="font-size:2em;letter-spacing:.1em"><strong>${code}</strong></p>`,
    button && `<p><a href="${escape(button.link)}">${escape(button.name)}</a></p>`,
    after && `<p>${escape(after)}</p>`,
    `<p><small>${escape(why)}</small></p>`,
  ];
  return {
    subject,
    text: `${text.filter(Boolean).join("\n\n")}\n`,
    html: `<!doctype html><html lang="en"><body>${html.filter(Boolean).join("")}</body></html>`,
  };
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
