// What the demo shows, a step a picture. By these names `scripts/demo/main.ts` takes the pictures from the running product,
// and `scripts/recording/walk.ts` says what is done in the film.
export type DemoStep = {
  name: string;
  title: string;
  text: string;
  /** For who does not see the picture. */
  alt: string;
};

export const demoSteps: readonly DemoStep[] = [
  {
    name: 'where',
    title: 'Say where',
    text: 'Type a state, a city, a county, a ZIP code or an area code, and choose it from the list.',
    alt: 'The search page: under the field for a city the first letters have brought up a list of places.',
  },
  {
    name: 'who',
    title: 'Say who',
    text: 'Each filter narrows the search, and the number follows at once. It is counted in the data, not estimated.',
    alt: 'The search page with a city and an age range chosen, and the number of leads that match, large.',
  },
  {
    name: 'look',
    title: 'Look before you spend',
    text: 'A random sample shows what the rows hold. Phone, e-mail and street number stay hidden until you download.',
    alt: 'A table of sample rows with names and cities; the last digits of each telephone number are dots.',
  },
  {
    name: 'order',
    title: 'Choose how many',
    text: 'Before you press the button you read what the download costs and how many leads stay.',
    alt: 'The panel of the purchase: a field for the number of leads, what they cost, and what is left.',
  },
  {
    name: 'file',
    title: 'Take the file',
    text: 'The file is CSV. Leads that it does not contain go back to your balance, and the page says so line by line.',
    alt: 'The page of a finished download: its name, its rows and its size, and what it cost.',
  },
];

/** As the script takes them. */
export const demoPicture = { width: 1360, height: 850 };

export const demoPictureAt = ({ name }: Pick<DemoStep, 'name'>, scheme: 'light' | 'dark'): string =>
  `/pictures/demo-${name}-${scheme}.webp`;
