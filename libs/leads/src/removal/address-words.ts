// The words of an address that are spelt in more than one way, each with the Postal Service's abbreviation: Publication 28, Postal
// Addressing Standards, appendices B (directions), C1 (street suffixes) and C2 (secondary units), as `addresser` 1.2.0 and
// `usaddress-scourgify` 0.7.1 of PyPI have them (reference/SOURCES.md). By hand: Saint, which a street is as often spelt as it is
// abbreviated, ordinals, and "number".

const suffixes = `
aly: allee alley ally
anx: annex anex annx
arc: arcade
ave: avenue avenu avnue aven avn av
bch: beach
bg: burg
bgs: burgs
blf: bluff bluf
blfs: bluffs
blvd: boulevard boulv boul
bnd: bend
br: branch brnch
brg: bridge brdge
brk: brook
brks: brooks
btm: bottom bottm bot
byp: bypass bypas bypa byps
byu: bayoo bayou
cir: circle circl crcle circ crcl
cirs: circles
clb: club
clf: cliff
clfs: cliffs
cmn: common
cmns: commons
cor: corner
cors: corners
cp: camp cmp
cpe: cape
cres: crescent crecent cresent crscnt crsent crsnt
crk: creek ck cr
crse: course
crst: crest
cswy: causeway causway causwa
ct: court crt
ctr: center centre centr cnter cent cntr cen
ctrs: centers
cts: courts
curv: curve
cv: cove
cvs: coves
cyn: canyon canyn cnyn
dl: dale
dm: dam
dr: drive driv drv
drs: drives
dv: divide div dvd
est: estate
ests: estates
expy: expressway express expr expw exp
ext: extension extnsn extn
exts: extensions
fld: field
flds: fields
fls: falls
flt: flat
flts: flats
frd: ford
frds: fords
frg: forge forg
frgs: forges
frk: fork
frks: forks
frst: forests forest
fry: ferry frry
ft: fort frt
fwy: freeway freewy frway frwy
gdn: garden gardn grden grdn
gdns: gardens grdns
gln: glen
glns: glens
grn: green
grns: greens
grv: grove grov
grvs: groves
gtwy: gateway gatewy gatway gtway
hbr: harbor harbr hrbor harb
hbrs: harbors
hl: hill
hls: hills
holw: hollows hollow holws hllw
hts: heights height hgts ht
hvn: haven havn
hwy: highway highwy hiway hiwy hway
inlt: inlet
is: island islnd
isle: isles
iss: islands islnds
jct: junction juncton jction junctn jctn
jcts: junctions jctns
knl: knoll knol
knls: knolls
ky: key
kys: keys
lck: lock
lcks: locks
ldg: lodge ldge lodg
lf: loaf
lgt: light
lgts: lights
lk: lake
lks: lakes
ln: lanes lane la
lndg: landing lndng
loop: loops
mdw: meadow
mdws: meadows medows
ml: mill
mls: mills
mnr: manor
mnrs: manors
msn: mission missn mssn
mt: mount mnt
mtn: mountain mountin mntain mntn mtin
mtns: mountains mntns
mtwy: motorway
nck: neck
opas: overpass
orch: orchard orchrd
oval: ovl
park: parks prk pk
path: paths
pike: pikes
pkwy: parkways parkway parkwy pkway pkwys pky
pl: place
pln: plain
plns: plaines plains
plz: plaza plza
pne: pine
pnes: pines
pr: prairie prarie prr
prt: port
prts: ports
psge: passage
pt: point
pts: points
radl: radial radiel rad
rd: road
rdg: ridge rdge
rdgs: ridges
rds: roads
riv: river rivr rvr
rnch: ranches ranch rnchs
rpd: rapid
rpds: rapids
rst: rest
rte: route
shl: shoal
shls: shoals
shr: shoar shore
shrs: shoars shores
skwy: skyway
smt: sumitt summit sumit
spg: spring sprng spng
spgs: springs sprngs spngs
spur: spurs
sq: square sqre sqr squ
sqs: squares sqrs
st: street saint strt str
sta: station statn stn
stra: stravenue straven strvnue strave stravn strav strvn
strm: stream streme
sts: streets
ter: terrace terr
tpke: turnpike turnpk trnpk trpk tpk
trak: tracks track trks trk
trce: traces trace
trfy: trafficway
trl: trails trail trls tr
trwy: throughway
tunl: tunnels tunnel tunel tunls tunnl
un: union
uns: unions
upas: underpass
via: viaduct viadct vdct
vis: vista vist vsta vst
vl: ville
vlg: villiage village villag villg vill
vlgs: villages
vly: valley vally vlly
vlys: valleys
vw: view
vws: views
walk: walks
way: wy
wl: well
wls: wells
xing: crossing crssing crssng
xrd: crossroad
xrds: crossroads
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

/** Units that have no number. */
const numberless = `
bsmt: basement
frnt: front
lbby: lobby
lowr: lower
ofc: office
ph: penthouse
uppr: upper
`;

/** What says that a unit follows: its number alone tells homes apart. */
const units =
  'apartment apt building bldg department dept floor fl hangar hanger hngr lot room rm space spc suite ste trailer trlr unit number no';

const pairs = [suffixes, directions, ordinals, numberless].flatMap((table) =>
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
