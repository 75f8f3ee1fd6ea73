import { saveOnDevice } from "#ui/device/device-storage.ts";
import { readStorageText, removeFromStorage } from "#ui/storage.ts";
import { coverAddress } from "./cover-address.ts";
import { hiddenAddressKey, plainMarkup, plainPath, plainTitle } from "./plain-page.ts";

/** Dispatched on the document when the page is hidden: what makes a sound stops. */
export const hidingEvent = "page-hiding";

const plainIcon = "data:,";

let uncover: (() => void) | null = null;

/** Control and the full stop hide the page, and bring it back; on some keyboards the full stop needs Shift. */
function toggleByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey, repeat } = event;
  if (key !== "." || !ctrlKey || altKey || metaKey || repeat) return;
  event.preventDefault();
  toggleDiscreetMode();
}

/** Hides the page behind a plain one at an address that says nothing, or brings it back. Nothing is fetched for it. */
export function toggleDiscreetMode(): void {
  if (uncover) uncover();
  else uncover = cover();
}

/** Hears the key from now on, also on the pages after this one; hides the page again where the tab was left hidden. */
export function startDiscreetMode(): void {
  document.addEventListener("keydown", toggleByKey);
  if (!uncover && readStorageText(hiddenAddressKey, "tab") !== null) toggleDiscreetMode();
}

function cover(): () => void {
  const { activeElement, body } = document;
  const page = createPlainPage();
  const showHead = hideHead();
  saveOnDevice(hiddenAddressKey, location.pathname + location.search, "tab");
  const showAddress = coverAddress(plainPath);
  document.dispatchEvent(new Event(hidingEvent));
  // The dialog makes the rest inert, and the stylesheet hides it, so that it is neither printed nor found by a search.
  body.append(page);
  page.showModal();
  return () => {
    uncover = null;
    removeFromStorage(hiddenAddressKey, "tab");
    showAddress();
    showHead();
    page.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  };
}

function createPlainPage(): HTMLDialogElement {
  const page = document.createElement("dialog");
  page.className = "plain-page";
  page.ariaLabel = plainTitle;
  page.innerHTML = plainMarkup;
  page.addEventListener("submit", (event) => {
    event.preventDefault();
    toggleDiscreetMode();
  });
  // Escape shows nothing: whoever presses it in a hurry wants less on the screen.
  page.addEventListener("close", () => page.isConnected && page.showModal());
  return page;
}

/** Title and icon of the tab; a title that the page sets meanwhile waits until it is shown again. */
function hideHead(): () => void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const iconBefore = icon?.href;
  let title = "";
  const hide = () => {
    if (document.title === plainTitle) return;
    title = document.title;
    document.title = plainTitle;
  };
  hide();
  if (icon) icon.href = plainIcon;
  const watch = new MutationObserver(hide);
  watch.observe(document.head, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    document.title = title;
    if (icon && iconBefore) icon.href = iconBefore;
  };
}
