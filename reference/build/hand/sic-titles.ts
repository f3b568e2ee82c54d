// Titles that the source writes otherwise than the manual of 1987.
export const sicTitles: Readonly<Record<string, string>> = {
  '02': 'Agricultural Production Livestock and Animal Specialties',
  '09': 'Fishing, Hunting, and Trapping',
  '50': 'Wholesale Trade - Durable Goods',
  '51': 'Wholesale Trade - Nondurable Goods',
  '443': 'Freight Transportation on the Great Lakes-St. Lawrence Seaway',
  '61': 'Nondepository Credit Institutions',
};
