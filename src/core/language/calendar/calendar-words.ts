/** The months in full, and the days of the week: what a list of words or a pattern of dates is made of. */
export const monthNames =
  "January February March April May June July August September October November December";
export const weekdayNames = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday";
