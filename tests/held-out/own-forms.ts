import type { GroundingCase } from "./grounding-sets.ts";

/** Days typed in figures, short nouns and spacing; written after the rules and read once. */
export const ownForms: readonly GroundingCase[] = [
  ["tender closes 27/8/29", "The tender closes on August 27, 2029.", []],
  ["tender closes 27/8/29", "The tender closes on August 28, 2029.", ["August 28"]],
  ["tender closes 27/8/29", "The tender closes on August 27, 2028.", ["2028"]],
  ["inspector came 9.10.2025", "The inspector came on October 9, 2025.", []],
  ["inspector came 9.10.2025", "The inspector came on September 10, 2025.", ["September 10"]],
  ["visa to 01-12-2028", "My visa runs to 1 December 2028.", []],
  ["boat show 6/21/30, fair 7/4/30", "The fair is on July 4, 2030.", []],
  ["boat show 6/21/30, fair 7/4/30", "The fair is on April 7, 2030.", ["April 7"]],
  ["forklift ticket exp 09/2028", "My forklift ticket runs to September 2028.", []],
  ["forklift ticket exp 09/2028", "My forklift ticket runs to October 2028.", ["October"]],
  ["barista of the yr (2017 ,2019, 2022)", "Barista of the year in 2017, 2019 and 2022.", []],
  ["barista of the yr (2017 ,2019, 2022)", "Barista of the year in 2018.", ["2018"]],
  ["cared for 18 pts a night", "I cared for 18 patients a night.", []],
  ["cared for 18 pts a night", "I cared for 18 nurses a night.", ["18", "nurses"]],
  ["6 mgrs report to me", "Six managers report to me.", []],
  ["clean 4 bldgs, 2 of them schools", "I clean four buildings, two of them schools.", []],
  ["clean 4 bldgs", "I clean four floors.", ["four"]],
  ["team since Jun-21", "I have been on the team since June 2021.", []],
  ["class of ’98, joinery", "I am of the class of 1998, joinery.", []],
  ["open 24/7, 3 crews", "Three crews keep it open 24/7.", []],
];
