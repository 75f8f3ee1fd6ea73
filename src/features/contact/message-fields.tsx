import { TextAreaField, SelectField, TextField } from "#ui/forms/field.tsx";
import { useViewer } from "#ui/viewer.ts";
import type { ContactState } from "./queries.ts";
import { maxContactMessageLength, topics } from "./topics.ts";

type MessageFieldsProps = { state: ContactState | undefined };

/** The form's fields. Whoever fills the one that nobody sees is a bot. */
export function MessageFields({ state }: MessageFieldsProps) {
  const viewer = useViewer();
  const own = viewer.kind === "member" ? viewer.email : "";
  return (
    <>
      <SelectField label="What it is about" name="topic" defaultValue={state?.topic ?? ""} required>
        <option value="" disabled>
          Choose
        </option>
        {topics.map((topic) => (
          <option key={topic} value={topic}>
            {topic}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Email"
        hint="Our answer goes there."
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={state?.email || own}
        required
      />
      <TextAreaField
        label="Message"
        name="message"
        rows={6}
        maxLength={maxContactMessageLength}
        defaultValue={state?.message ?? ""}
        required
      />
      <label className="checkbox-label">
        <input type="checkbox" name="urgent" defaultChecked={state?.isUrgent ?? false} />
        Urgent: Pro or billing, and it cannot wait
      </label>
      <p className="visually-hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}
