/** How many entries of the navigation stand in the bar before the rest goes under "more". */
export const barEntries = 6;
