// The words of an address that are spelt in more than one way, each with the Postal Service's abbreviation.
// Source: United States Postal Service, Publication 28, Postal Addressing Standards, appendices B (directions), C1 (street
// suffixes) and C2 (secondary units); a work of the government of the United States. Not those that are names as often.

const suffixes = `
aly: alley allee ally
anx: annex anex annx
arc: arcade
ave: avenue av aven avenu avn avnue
bch: beach
bg: burg
blf: bluff bluf
blvd: boulevard boul boulv
bnd: bend
br: branch brnch
brg: bridge brdge
brk: brook
byp: bypass bypa bypas byps
cir: circle circ circl crcl crcle
clb: club
clf: cliff
cmn: common
cor: corner
cp: camp cmp
cres: crescent crsent crsnt
crk: creek
crse: course
cswy: causeway causwa
ct: court
ctr: center cen cent centr centre cnter cntr
cv: cove
dl: dale
dr: drive driv drv
est: estate
expy: expressway exp expr express expw
ext: extension extn extnsn
fld: field
fls: falls
fry: ferry frry
frst: forest
ft: fort frt
fwy: freeway freewy frway frwy
gdn: garden gardn grden grdn
gdns: gardens grdns
gln: glen
grn: green
grv: grove grov
gtwy: gateway gatewy gatway gtway
hbr: harbor harb harbr
hl: hill
hls: hills
holw: hollow hllw hollows
hts: heights ht
hvn: haven
hwy: highway highwy hiway hiwy hway
is: island islnd
jct: junction jction jctn junctn juncton
knl: knoll knol
knls: knolls
lk: lake
lks: lakes
ln: lane
lndg: landing lndng
ldg: lodge lodg
mdw: meadow
mdws: meadows medows
ml: mill
mnr: manor
mt: mount mnt
mtn: mountain mntain mntn mountin mtin
mtwy: motorway
orch: orchard orchrd
pass: passage
pike: pikes
pkwy: parkway parkwy pkway pky
pl: place
plns: plains
plz: plaza plza
pne: pine
pnes: pines
pr: prairie prr
pt: point
rd: road
rdg: ridge rdge
riv: river rvr rivr
rnch: ranch
rte: route
shr: shore shoar
shrs: shores shoars
skwy: skyway
spg: spring spng sprng
spgs: springs spngs sprngs
sq: square sqr sqre squ
st: street strt str saint
sta: station statn stn
strm: stream streme
ter: terrace terr
tpke: turnpike trnpk turnpk
trl: trail
trwy: throughway
tunl: tunnel tunel tunls
un: union
vis: vista vist vst
vl: ville
vlg: village vill villag villg
vly: valley vally vlly
vw: view
wy: way
xing: crossing crssng
`;

const directions = `
n: north
s: south
e: east
w: west
ne: northeast
nw: northwest
se: southeast
sw: southwest
`;

const ordinals = `
1st: first
2nd: second
3rd: third
4th: fourth
5th: fifth
6th: sixth
7th: seventh
8th: eighth
9th: ninth
10th: tenth
`;

/** What says that a unit follows: its number alone tells homes apart. */
const units = 'apartment apt unit suite ste room rm floor fl building bldg lot space spc trailer trlr number no';

const pairs = [suffixes, directions, ordinals].flatMap((table) =>
  table
    .trim()
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [short = '', names = ''] = line.split(': ');
      return names.split(' ').map((name) => [name, short]);
    }),
);

/** Of each word that stands for another, in small letters: what it is compared as. Empty: it is left out. */
export const addressWords: ReadonlyMap<string, string> = new Map([
  ...pairs,
  ...units.split(' ').map((unit): [string, string] => [unit, '']),
]);
