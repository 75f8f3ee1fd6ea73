/** Where a text leaves its tool's form: the section, and a plain sentence. `isGrave` is a text of another form. */
export type FormFault = {
  readonly section: string | null;
  readonly says: string;
  readonly isGrave?: true;
};
