import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { renameFamily, unpackWoff } from "./woff.ts";

/** The files of Ysabeau, each with the family that it is asked for by in the sources. */
const subsets = [
  ["latin", "Ysabeau"],
  ["latin-ext", "YsabExt"],
  ["vietnamese", "YsabVie"],
] as const;
const displayWeights = [300, 400, 500];
const textWeights = ["400Regular", "600SemiBold", "700Bold"];

/** The static instances that kits are set in: they hold the letters of Yoruba, Igbo, Kikuyu and Vietnamese names. */
export function readKitFonts(): Promise<Buffer[]> {
  const display = subsets.flatMap(([subset, family]) =>
    displayWeights.map(async (weight) => {
      const woff = resolveFontFile(
        `@fontsource/ysabeau/files/ysabeau-${subset}-${weight}-normal.woff`,
      );
      return renameFamily(unpackWoff(await readFile(woff)), "Ysabeau", family);
    }),
  );
  return Promise.all([...display, ...textWeights.map(readTextFont)]);
}

/** The face of the text in form fields. */
export function readFieldFont(): Promise<Buffer> {
  return readTextFont("400Regular");
}

function readTextFont(weight: string): Promise<Buffer> {
  return readFile(
    resolveFontFile(`@expo-google-fonts/hanken-grotesk/${weight}/HankenGrotesk_${weight}.ttf`),
  );
}

function resolveFontFile(path: string): string {
  return fileURLToPath(import.meta.resolve(path));
}
