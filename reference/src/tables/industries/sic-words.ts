// What people call an industry and its title does not, by hand.
// words|SIC codes
/* oxlint-disable max-lines */
export const sicWordsTable = `
hvac|1711
heating and cooling|1711
air conditioning|1711
plumber|1711
furnace repair|1711
roofer|1761
roof repair|1761
siding contractor|1761
gutters|1761
electrician|1731
solar installer|1731 1711
painter|1721
handyman|1521 7699
home builder|1521 1531
remodeler|1521
general contractor|1521 1542
kitchen remodeling|1521 1751
carpenter|1751
framer|1751
cabinet maker|2434 1751
bricklayer|1741
mason|1741
chimney|1741
drywaller|1742
insulation installer|1742
tiler|1743
flooring|1752 5713
hardwood floors|1752
concrete contractor|1771
driveway paving|1771 1611
asphalt|1611 2951
excavator|1794
demolition|1795
well driller|1781
fence installer|1799
swimming pool builder|1799
pool supplies|5999
pool cleaning|7389
landscaper|0781 0782
lawn mowing|0782
tree trimmer|0783
arborist|0783
nursery plants|0181 5261
snow removal|4959
septic tank|7699 1711
locksmith|7699
glazier|1793
windows and doors|1751 5211
garage doors|1751
welder|7692
machine shop|3599
tool and die|3544
sheet metal|3444 1761
farmer|0191
rancher|0212
dairy farmer|0241
winery|2084
brewery|2082
distillery|2085
print shop|2752
newspaper publisher|2711
book publisher|2731
sign maker|3993
plastics molder|3089
drug maker|2834
trucker|4213 4212
freight broker|4731
moving company|4214 4212
mover|4214 4212
self storage|4225
warehouse|4225
courier|4215
taxi|4121
limousine|4119
ambulance|4119
school bus|4151
airline|4512
airport|4581
travel agent|4724
internet provider|4813 7375
cell phones|4812 5999
radio station|4832
tv station|4833
cable tv|4841
garbage|4953
trash hauling|4953
junk removal|4953
recycling|4953 5093
scrap yard|5093 5015
junkyard|5015
auto parts|5013 5531
medical supplies|5047
electrical supplies|5063
plumbing supplies|5074
lumber yard|5211
hardware store|5251
garden center|5261
mobile home dealer|5271
department store|5311
dollar store|5331
supermarket|5411
grocer|5411
convenience store|5411
butcher|5421
bakery|5461 2051
candy store|5441
car dealer|5511
used cars|5521
tire shop|5531
tires|5531 5014
gas station|5541
boat dealer|5551
rv dealer|5561
motorcycle dealer|5571
clothing store|5651 5621 5611
boutique|5621
shoe store|5661
furniture store|5712
mattress store|5712
carpet store|5713
appliance store|5722
electronics store|5731
computer store|5734
music store|5735 5736
restaurant|5812
cafe|5812
coffee shop|5812
pizza|5812
caterer|5812
fast food|5812
diner|5812
bar|5813
pub|5813
night club|5813
pharmacy|5912
drugstore|5912
liquor store|5921
thrift store|5932
antiques|5932
pawn shop|5932
bike shop|5941
gun shop|5941
sporting goods|5941 5091
book store|5942
office supplies|5943 5112
jeweler|5944
toy store|5945
hobby shop|5945
camera store|5946
gift shop|5947
florist|5992
flowers|5992 5193
cigar shop|5993
optician|5995
eyeglasses|5995
pet store|5999
bank|6021 6022
credit union|6061 6062
payday loans|6141
mortgage broker|6162 6163
mortgage lender|6162
stock broker|6211
financial adviser|6282
financial planner|6282
wealth management|6282
life insurance|6311
health insurance|6324
car insurance|6331
insurance agent|6411
insurance broker|6411
landlord|6513 6512
apartments|6513
realtor|6531
real estate agent|6531
property management|6531
home inspector|7389
title company|6541 6361
developer|6552
cemetery|6553
hotel|7011
motel|7011
bed and breakfast|7011
campground|7033
laundromat|7215
dry cleaner|7216
carpet cleaner|7217
photographer|7221
wedding photographer|7221
hairdresser|7231
hair salon|7231
nail salon|7231
spa|7231 7299
barber|7241
shoe repair|7251
undertaker|7261
funeral home|7261
tax preparer|7291
massage|7299
tattoo|7299
tanning|7299
wedding planner|7299
dating service|7299
advertising agency|7311
marketing agency|7311 8742
billboards|7312
collection agency|7322
credit bureau|7323
direct mail|7331
copy shop|7334
graphic designer|7336
exterminator|7342
pest control|7342
termites|7342
janitor|7349
maid service|7349
cleaning service|7349
window washing|7349
equipment rental|7359 7353
party rental|7359
staffing agency|7363 7361
temp agency|7363
recruiter|7361
headhunter|7361
programmer|7371
software developer|7371 7372
web designer|7371 7374
it support|7379 7378
computer repair|7378
data entry|7374
private investigator|7381
security guard|7381
alarm company|7382
burglar alarm|7382
interpreter|7389
translator|7389
call center|7389
telemarketer|7389
interior designer|7389
auctioneer|7389
event planner|7389
car rental|7514
truck rental|7513
parking lot|7521
body shop|7532
auto body|7532
muffler|7533
transmission|7537
windshield|7536
mechanic|7538
auto repair|7538
car repair|7538
oil change|7549
towing|7549
tow truck|7549
car wash|7542
tv repair|7622
appliance repair|7629 7623
watch repair|7631
upholsterer|7641
movie theater|7832
cinema|7832
dance studio|7911
bowling|7933
gym|7991
fitness center|7991
health club|7991
golf course|7992 7997
amusement park|7996
country club|7997
karate|7999
martial arts|7999
casino|7999
yoga|7999 7991
doctor|8011
physician|8011
family doctor|8011
surgeon|8011
pediatrician|8011
dermatologist|8011
psychiatrist|8011
urgent care|8011
dentist|8021
orthodontist|8021
osteopath|8031
chiropractor|8041
optometrist|8042
eye doctor|8042 8011
podiatrist|8043
foot doctor|8043
psychologist|8049
physical therapist|8049
acupuncture|8049
nutritionist|8049
counselor|8322 8049
therapist|8049 8322
nursing home|8051 8059
assisted living|8361 8059
hospital|8062
medical lab|8071
dental lab|8072
home care|8082
dialysis|8092
rehab|8093
attorney|8111
lawyer|8111
law firm|8111
notary|7389
school|8211
private school|8211
university|8221
community college|8222
library|8231
truck driving school|8249
beauty school|7231
driving school|8299
tutor|8299
language school|8299
music lessons|8299
social worker|8322
senior center|8322
day care|8351
daycare|8351
preschool|8351
kindergarten|8351 8211
museum|8412
zoo|8422
chamber of commerce|8611
labor union|8631
church|8661
synagogue|8661
mosque|8661
engineer|8711
civil engineer|8711
architect|8712
surveyor|8713
accountant|8721
cpa|8721
bookkeeper|8721
payroll|8721
testing lab|8734
management consultant|8742
business consultant|8742 8748
public relations|8743
prison|9223 8744
nanny|8811
maid|8811 7349
city hall|9121 9199
police|9221
fire department|9224
vet|0742 0741
veterinarian|0742 0741
animal hospital|0742
dog groomer|0752
dog trainer|0752
kennel|0752
pet boarding|0752
oil drilling|1381
fracking|1389
quarry|1422 1429
gravel pit|1442
coal mine|1221 1222
gold mine|1041
fisherman|0912 0913
lumberjack|2411
logger|2411
sawmill|2421
`;
