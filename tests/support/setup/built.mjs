/** Tests that start the product as a process start what was built from these sources. */
export { ensureBuild as default } from "../../../scripts/run/build.mjs";
