// We compiled the words from published rankings, not from a leaked list, and added the endings that people use.
export const commonWords: readonly string[] =
  `password passwort passw0rd p@ssword p@ssw0rd pa55word pass1234 qwerty qwertyui qwertyuiop qwertz qwertzui azerty
asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm zxcvbnm1 qazwsx qazwsxedc 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 qweasd
qweasdzxc abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa aaaaa aaaaaa aaaaaaa aaaaaaaa abcabc abc123 a1b2c3 a1b2c3d4
letmein welcome login admin administrator root guest user test testing tester default secret changeme access master
iloveyou iloveu lovely lover love loveyou sunshine princess dragon monkey football baseball basketball soccer hockey
superman batman spiderman starwars pokemon shadow michael jordan jennifer jessica ashley michelle nicole daniel andrew
joshua matthew anthony robert thomas charlie william richard george martin jonathan christian benjamin samantha amanda
elizabeth stephanie melissa vanessa patricia katherine victoria alexander alexandra brandon justin hunter killer buster
tigger ginger pepper summer winter spring autumn monday friday sunday january february march april june july august
september october november december computer internet samsung google facebook twitter linkedin microsoft windows apple
android iphone nintendo playstation minecraft fortnite whatever freedom trustno1 trustnoone mustang corvette ferrari
porsche mercedes harley yamaha honda toyota chevrolet yankees lakers cowboys steelers eagles patriots redsox chelsea
arsenal liverpool barcelona realmadrid juventus ranger rangers cheese chocolate cookie banana orange purple yellow
silver golden diamond crystal flower butterfly rainbow angel angels heaven jesus christ blessed blessing faith family
friends forever destiny money dollar lucky gambler poker casino matrix phoenix falcon eagle tiger lion panther wolf
wolves bear cougar thunder lightning storm hurricane blizzard warrior soldier marine samurai ninja pirate wizard merlin
gandalf hobbit vampire zombie monster demon devil lucifer hello hello123 helloworld goodbye nothing something anything
please mypassword newpassword temppass temporary password1 passpass mustang1 america canada mexico london paris berlin
texas florida california newyork chicago boston dallas houston denver phoenix1 company business office manager sales
marketing leads leadwright lead downloads download search account billing service support customer number secure
security private personal public system server network database backup october1 bailey maggie sophie chester rocky max
buddy bella coco daisy jasmine hannah hello1 jackson tyler austin dakota cameron morgan jordan23 peanut snoopy garfield
scooter sparky smokey boomer cooper tucker oliver jasper oscar winston maverick bulldog gators packers raiders broncos
fall season tuesday wednesday thursday saturday jan feb mar apr jun jul aug sep sept oct nov dec weekend holiday christmas easter birthday newyear happy year
consumer consumers businesses vehicle vehicles email emails prospect prospects campaign invoice subscription customers
dataset filter filters finance owner member team trial upgrade contact contacts client clients`.split(/\s+/);

export const commonNumbers: readonly string[] = [
  '0',
  '1',
  '7',
  '12',
  '22',
  '69',
  '99',
  '123',
  '007',
  '321',
  '666',
  '1234',
  '12345',
  '123456',
  '2020',
  '2021',
  '2022',
  '2023',
  '2024',
  '2025',
  '2026',
];
const marks = ['', '!', '.', '@', '#', '1!', '123!', '@123', '#1'];

const runs = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '1q2w3e4r5t6y7u8i9o0p',
];

const SHORTEST = 8;

function make(): ReadonlySet<string> {
  const made = new Set<string>();
  const endings = [...marks, ...commonNumbers];
  for (const word of commonWords) {
    for (const ending of endings) made.add(`${word}${ending}`);
    made.add(`${word}${word}`);
  }
  for (const run of runs) {
    for (let start = 0; start <= run.length - SHORTEST; start++) {
      for (let end = start + SHORTEST; end <= run.length; end++) made.add(run.slice(start, end));
    }
  }
  return new Set([...made].filter((password) => password.length >= SHORTEST));
}

/** In lower case, each at least as long as the shortest password allowed. */
export const commonPasswords = make();

/** What people write instead of a letter, the likeliest letter first; the guessing programs know it too. */
export const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'li',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'il',
};

/** On the list as it stands, or once the usual disguises are taken off. */
export function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain)) return true;
  if (/^(.{1,3})\1+$/u.test(plain)) return true;
  const ending = /[\d\W]*$/u.exec(plain)?.[0] ?? '';
  const start = plain
    .slice(0, plain.length - ending.length)
    .replace(/[0134579@$!]/g, (sign) => disguises[sign]?.[0] ?? sign);
  return commonPasswords.has(`${start}${ending}`) || commonPasswords.has(start);
}
