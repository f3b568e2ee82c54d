// The word that a company carries in its name, by industry. Invented, like the companies.
const words: Readonly<Record<string, string>> = {
  '0161': 'Farms', '0181': 'Nursery', '0241': 'Dairy', '0291': 'Ranch', '0742': 'Veterinary Clinic', '0752': 'Pet Grooming',
  '0781': 'Landscape Design', '0782': 'Lawn Care', '0783': 'Tree Service', '0851': 'Forestry', '0912': 'Fisheries', '1041': 'Mining',
  '1221': 'Coal', '1311': 'Petroleum', '1389': 'Oilfield Services', '1442': 'Sand and Gravel', '1521': 'Homes', '1522': 'Builders',
  '1531': 'Development', '1542': 'Construction', '1611': 'Paving', '1623': 'Pipeline', '1711': 'Plumbing and Heating', '1721': 'Painting',
  '1731': 'Electric', '1741': 'Masonry', '1742': 'Drywall', '1743': 'Tile', '1751': 'Carpentry', '1752': 'Flooring', '1761': 'Roofing',
  '1771': 'Concrete', '1781': 'Well Drilling', '1794': 'Excavating', '1799': 'Contracting', '2051': 'Baking', '2086': 'Bottling',
  '2434': 'Cabinets', '2711': 'News', '2752': 'Printing', '2834': 'Pharmaceuticals', '3089': 'Plastics', '3273': 'Ready Mix',
  '3441': 'Steel', '3444': 'Sheet Metal', '3599': 'Machine', '3993': 'Signs', '4121': 'Cab', '4212': 'Hauling', '4213': 'Trucking',
  '4225': 'Storage', '4724': 'Travel', '4731': 'Freight', '4812': 'Wireless', '4832': 'Radio', '4953': 'Disposal', '5013': 'Auto Parts',
  '5047': 'Medical Supply', '5065': 'Electronics', '5141': 'Foods', '5199': 'Distributing', '5211': 'Lumber', '5251': 'Hardware',
  '5261': 'Garden Center', '5311': 'Department Store', '5411': 'Market', '5461': 'Bakery', '5511': 'Motors', '5521': 'Auto Sales',
  '5531': 'Tire and Auto', '5541': 'Fuel Stop', '5621': 'Boutique', '5661': 'Shoes', '5712': 'Furniture', '5734': 'Computers',
  '5812': 'Grill', '5813': 'Tavern', '5912': 'Pharmacy', '5921': 'Liquors', '5941': 'Sports', '5944': 'Jewelers', '5947': 'Gifts',
  '5992': 'Florist', '5999': 'Trading', '6021': 'Bank', '6061': 'Credit Union', '6141': 'Finance', '6162': 'Mortgage',
  '6211': 'Securities', '6282': 'Wealth Advisors', '6311': 'Life', '6331': 'Casualty', '6411': 'Insurance Agency', '6513': 'Apartments',
  '6531': 'Realty', '6541': 'Title', '7011': 'Inn', '7215': 'Laundry', '7216': 'Cleaners', '7217': 'Carpet Care', '7231': 'Salon',
  '7241': 'Barber Shop', '7261': 'Funeral Home', '7291': 'Tax Service', '7299': 'Personal Services', '7311': 'Advertising',
  '7342': 'Pest Control', '7349': 'Janitorial', '7361': 'Staffing', '7371': 'Software', '7372': 'Systems', '7381': 'Security',
  '7389': 'Business Services', '7532': 'Auto Body', '7538': 'Auto Repair', '7542': 'Car Wash', '7699': 'Repair', '7991': 'Fitness',
  '7997': 'Club', '7999': 'Recreation', '8011': 'Medical Group', '8021': 'Dental', '8041': 'Chiropractic', '8042': 'Eye Care',
  '8049': 'Therapy', '8051': 'Care Center', '8082': 'Home Health', '8111': 'Law Offices', '8211': 'Academy', '8299': 'Learning Center',
  '8322': 'Family Services', '8351': 'Child Care', '8661': 'Fellowship', '8711': 'Engineering', '8712': 'Architects',
  '8721': 'Accounting', '8742': 'Consulting', '8748': 'Advisory', '8999': 'Services', '9121': 'Council', '9221': 'Public Safety',
  '9224': 'Fire Department', '9999': 'Enterprises',
};

/** A plain word for an industry that is not listed. */
export function tradeWord(sicCode: string): string {
  return words[sicCode] ?? 'Company';
}
