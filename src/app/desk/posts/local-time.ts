/** Says below a day and a time of universal time what they are where the reader is. */
export function showLocalTime(output: HTMLOutputElement): void {
  const form = output.closest("form");
  form?.addEventListener("input", () => {
    const [day, time] = ["day", "time"].map(
      (name) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value,
    );
    const moment = new Date(`${day}T${time}Z`);
    output.textContent = Number.isNaN(moment.getTime()) ? "" : describe(moment);
  });
}

function describe(moment: Date): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const local = new Intl.DateTimeFormat("en-US", {
    dateStyle: "full",
    timeStyle: "short",
    hourCycle: "h23",
  }).format(moment);
  return `That is ${local} in your time zone (${timeZone}).`;
}
