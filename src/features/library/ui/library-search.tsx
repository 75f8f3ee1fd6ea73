import { useState } from "react";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { useAction } from "#ui/use-action.ts";
import { LibraryResponse } from "#features/library/contract.ts";

type LibrarySearchProps = {
  /** What was found, or null for all. */
  onFound: (found: LibraryResponse | null) => void;
  onStatus: (sentence: string) => void;
};

/** Looks for words in names and language. They travel in a body and stand in no address. */
export function LibrarySearch({ onFound, onStatus }: LibrarySearchProps) {
  const [words, setWords] = useState("");
  const search = useAction(async (query: string) => {
    if (query.trim() === "") {
      onFound(null);
      onStatus("All of your library is shown.");
      return;
    }
    const response = await apiRequest("POST", "/api/library/search", { body: { words: query } });
    const found = LibraryResponse.parse(await response.json());
    onFound(found);
    onStatus(`${found.items.length} found.`);
  });
  return (
    <search>
      <form
        className="library-form"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void search.run(words);
        }}
      >
        <TextField
          label="Search your library"
          type="search"
          value={words}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => {
            setWords(event.target.value);
            if (event.target.value === "") void search.run("");
          }}
        />
        <Button submit pending={search.isPending}>
          Search
        </Button>
      </form>
      {search.error !== null && <Note tone="danger" alert title={getErrorMessage(search.error)} />}
    </search>
  );
}
