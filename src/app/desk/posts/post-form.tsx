import { maxPostLengths, type PostWords } from "#features/blog/writing/post-words.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { SelectField, TextAreaField, TextField } from "#ui/forms/field.tsx";

type PostFormProps = {
  id: string;
  revision: number;
  words: PostWords;
  categories: readonly string[];
};

/** The editor: a plain form, which the desk’s script saves as somebody types. */
export function PostForm({ id, revision, words, categories }: PostFormProps) {
  return (
    <form
      method="post"
      action={`/desk/posts/${encodeURIComponent(id)}`}
      className="stack post-editor"
      autoComplete="off"
      data-autosave
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="continues" value="false" />
      <TextField
        label="Headline"
        name="title"
        defaultValue={words.title}
        maxLength={maxPostLengths.title}
      />
      <TextField
        label="Category"
        name="category"
        list="categories"
        defaultValue={words.category}
        maxLength={maxPostLengths.category}
      />
      <datalist id="categories">
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </datalist>
      <TextAreaField
        label="Preview"
        hint="Everybody sees it: in the list, in feeds and above the text."
        name="previewText"
        rows={3}
        defaultValue={words.previewText}
        maxLength={maxPostLengths.previewText}
      />
      <SelectField
        label="Who reads the text"
        name="isProOnly"
        defaultValue={words.isProOnly ? "true" : "false"}
      >
        <option value="false">Everybody</option>
        <option value="true">Pro members</option>
      </SelectField>
      <TextAreaField
        label="Text"
        hint="Plain text. A blank line begins a paragraph, and each line stays a line. A short line of its own leads what follows."
        name="content"
        rows={20}
        defaultValue={words.content}
        maxLength={maxPostLengths.content}
      />
      <div className="actions">
        <Button submit look="primary">
          Save
        </Button>
        <p className="meta needs-script" data-saving>
          Saved as you type.
        </p>
      </div>
      <output data-problem />
      <div data-conflict hidden>
        <Note
          tone="warning"
          alert
          title="This post was changed in another window. Nothing was overwritten."
        >
          <div className="stack gap-3">
            <p>Your text still stands here. Nothing is saved until you choose.</p>
            <div className="actions">
              <Button submit small>
                See both and choose
              </Button>
            </div>
          </div>
        </Note>
      </div>
    </form>
  );
}
