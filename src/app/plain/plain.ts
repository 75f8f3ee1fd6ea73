/** Brings back the page that this tab hides; the home page where there is none. */
function showHiddenPage(event: Event): void {
  event.preventDefault();
  location.replace(takeHiddenAddress() ?? "/");
}

function takeHiddenAddress(): string | null {
  const key = document.querySelector("main")?.dataset["hidden"] ?? "";
  try {
    const address = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return address;
  } catch {
    return null;
  }
}

// One file without imports: what it shared with the hiding itself would be one more file for every tool's page.
document.addEventListener("submit", showHiddenPage);
document.addEventListener("keydown", (event) => {
  if (event.key === "." && event.ctrlKey) showHiddenPage(event);
});
