import "./desk.css";
import { showLocalTime } from "./posts/local-time.ts";
import { saveAsTyped } from "./posts/save-as-typed.ts";
import { canUsePasskeys, signInWithPasskey } from "#features/account/passkeys/passkey-client.ts";

const notTaken = "The passkey was not taken. Try again, or use a code.";

/** Confirms by a passkey, then sends the form on as if it were pressed again. */
function offerPasskey(box: HTMLElement): void {
  const form = box.querySelector("form");
  const status = box.querySelector("output");
  if (!form || !canUsePasskeys()) return;
  box.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    signInWithPasskey().then(
      () => form.submit(),
      () => status && (status.textContent = notTaken),
    );
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-autosave]"))
  saveAsTyped(form);
for (const output of document.querySelectorAll<HTMLOutputElement>("[data-local-time]"))
  showLocalTime(output);
for (const box of document.querySelectorAll<HTMLElement>("[data-passkey]")) offerPasskey(box);
