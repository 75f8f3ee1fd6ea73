import { Button } from "#ui/components/button.tsx";

type PostSearchProps = { words: string };

/** A plain form: the words stand in the address, and it works without script. */
export function PostSearch({ words }: PostSearchProps) {
  return (
    <search>
      <form className="row post-search" action="/blog" method="get">
        <label className="visually-hidden" htmlFor="post-search">
          Search insights
        </label>
        <input
          id="post-search"
          className="form-control"
          type="search"
          name="q"
          defaultValue={words}
          placeholder="Search insights"
          maxLength={200}
          autoComplete="off"
        />
        <Button submit>Search</Button>
      </form>
    </search>
  );
}
