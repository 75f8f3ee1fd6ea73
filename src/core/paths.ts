export const paths = ["legacy", "elevate"] as const;
export type Path = (typeof paths)[number];

export const pathTitles = { legacy: "Build My Legacy", elevate: "Elevate My Path" } as const;

export function readPath(value: string | null | undefined): Path {
  return value === "legacy" ? "legacy" : "elevate";
}
