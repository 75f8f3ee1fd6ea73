import { useEffect, useRef, useState } from "react";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { Button } from "#ui/components/button.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { useAction } from "#ui/use-action.ts";

type RenameFormProps = { name: string; onRename: (name: string) => Promise<void> };

/** A new name for a saved result; what was typed stays when it could not be saved. */
export function RenameForm({ name, onRename }: RenameFormProps) {
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, []);
  const rename = useAction(onRename);
  return (
    <form
      className="library-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void rename.run(text);
      }}
    >
      <TextField
        ref={field}
        label="New name"
        value={text}
        maxLength={120}
        autoComplete="off"
        required
        error={rename.error === null ? undefined : getErrorMessage(rename.error)}
        onChange={(event) => setText(event.target.value)}
      />
      <Button submit pending={rename.isPending}>
        Save name
      </Button>
    </form>
  );
}
