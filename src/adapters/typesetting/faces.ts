import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { unpackWoff } from "./woff.ts";

const subsets = ["latin", "latin-ext", "vietnamese"];
const displayWeights = [300, 400, 500];
const textWeights = ["400Regular", "600SemiBold", "700Bold"];

/** The static instances that kits are set in: they hold the letters of Yoruba, Igbo, Kikuyu and Vietnamese names. */
export function readFaces(): Promise<Buffer[]> {
  const display = subsets.flatMap((subset) =>
    displayWeights.map(async (weight) =>
      unpackWoff(
        await readFile(fileOf(`@fontsource/ysabeau/files/ysabeau-${subset}-${weight}-normal.woff`)),
      ),
    ),
  );
  return Promise.all([...display, ...textWeights.map(readTextFace)]);
}

/** The face of what she writes into a field. */
export function readFieldFace(): Promise<Buffer> {
  return readTextFace("400Regular");
}

function readTextFace(weight: string): Promise<Buffer> {
  return readFile(
    fileOf(`@expo-google-fonts/hanken-grotesk/${weight}/HankenGrotesk_${weight}.ttf`),
  );
}

function fileOf(path: string): string {
  return fileURLToPath(import.meta.resolve(path));
}
