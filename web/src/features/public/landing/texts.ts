// The words of the landing page: what stands in lists.

type Text = { title: string; text: string };

export const callOuts: readonly Text[] = [
  { title: 'The count, first', text: 'Exact, with the time and the data it was counted in.' },
  { title: 'A sample of what matches', text: 'Random rows; phone, e-mail and street number stay hidden.' },
  { title: 'The price, before the button', text: 'What it costs, what you have, what remains.' },
];

/** Each search opens as written here once its reader has an account. */
export const trades: readonly { trade: string; search: string; address: string }[] = [
  {
    trade: 'Insurance agent',
    search: 'People who turn 65 soon in Pinellas County, Florida',
    address: '/search/consumers?v=1&g=county:12103&age=64-64',
  },
  {
    trade: 'Roofer',
    search: 'Homeowners in Maricopa County, Arizona, house built before 1990',
    address: '/search/consumers?v=1&g=county:04013&homeowner_status=owner&year_built=-1989',
  },
  {
    trade: 'Mailer',
    search: 'Married homeowners in Travis County, Texas, income from $100,000',
    address:
      '/search/consumers?v=1&g=county:48453&marital_status=married&income=100000-124999..&homeowner_status=owner',
  },
  {
    trade: 'Call center',
    search: 'Businesses in Chicago’s area code 312 with a phone and 10 or more people',
    address: '/search/businesses?v=1&g=area:312&has_phone=yes&employees=10-to-19..',
  },
];

/** As a preview shows them; the people are made up, as their numbers say. */
export const sample = {
  columns: ['Name', 'Street', 'City and state', 'ZIP code', 'Phone', 'E-mail', 'Age', 'Year built'],
  rows: [
    ['Isabel Gonzalez', '•••• W Maple St', 'Florence, AZ', '85132', '(520) 555-••••', '••••@example.com', '52', '1984'],
    ['Curtis Denson', '•••• N 99th Ave', 'Sun City, AZ', '85351', '(623) 555-••••', '–', '63', '1972'],
    ['Pamela Ransom', '•••• S Verrado Way', 'Buckeye, AZ', '85396', '(623) 555-••••', '••••@example.net', '47', '1988'],
  ],
} as const;

export const promises: readonly (Text & { kept: string })[] = [
  {
    title: 'The count is exact',
    text: 'Every search is counted, never estimated or charged.',
    kept: 'Each count names its time and the version of the data.',
  },
  {
    title: 'You see before you spend',
    text: 'A random sample of up to 100 rows; phone, e-mail and street number are hidden.',
    kept: 'The same search draws the same sample: no row is picked to please.',
  },
  {
    title: 'You pay for rows you get',
    text: 'Leads are set aside when a download starts; what the file lacks comes back.',
    kept: 'Every lead spent, returned or expired is a line of your statement.',
  },
];

export const features: readonly string[] = [
  'Search by state, county, city, ZIP code or area code',
  'Filter people by age, income, home, net worth and credit rating',
  'Filter businesses by industry (SIC code), employees, sales and years',
  'Leave out phone numbers on the do-not-call registry',
  'Save, reuse and share searches by link or e-mail',
  'Download CSV files that open in any spreadsheet',
  'Work as a team on one allowance',
  'Report a wrong file and have its leads credited',
];

export const software: readonly Text[] = [
  {
    title: 'Presentations',
    text: 'Show a customer what you offer, page by page.',
  },
  {
    title: 'Market research',
    text: 'How many people are where you sell.',
  },
  {
    title: 'Customer and account management',
    text: 'Who your customers are and what was agreed.',
  },
  { title: 'Social selling', text: 'Sell where people talk.' },
  {
    title: 'Inventory, shipping and order management',
    text: 'What is in stock and on its way.',
  },
  { title: 'Texting tools', text: 'Texts to people who asked for them.' },
];

/** Read by people, and by search engines as structured data. */
export const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'What does a search cost?',
    answer:
      'Nothing. Searching, counting and previewing are free; a lead is spent only when it is in a file that you download.',
  },
  {
    question: 'What does “unlimited” mean?',
    answer: 'Fair use of 50,000 leads a month. Each plan also limits one download.',
  },
  {
    question: 'May I call the numbers?',
    answer:
      'A filter leaves out numbers on the national do-not-call registry. State registries and your own list of refusals are yours to keep.',
  },
  {
    question: 'What if a file is wrong?',
    answer: 'Report it on its page. Blank files and leads outside your places are credited after a check.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'On the billing page, at least 3 business days before the cycle ends. There are no refunds; what was paid for lasts to the end of the period.',
  },
];
