// What streets of American suburbs are called most; every name with every suffix.
export const suburbanNames: readonly string[] = [
  'Aspen', 'Birch', 'Brookside', 'Cardinal', 'Cedar', 'Cherokee', 'Cottonwood', 'Country Club', 'Cypress', 'Deer Run', 'Dogwood', 'Eagle', 'Elm',
  'Fairway', 'Forest', 'Fox Run', 'Hickory', 'Highland', 'Hillcrest', 'Holly', 'Hunters Ridge', 'Juniper', 'Lakeview', 'Laurel', 'Magnolia', 'Maple',
  'Meadow', 'Meadowlark', 'Mesquite', 'Mulberry', 'Oak', 'Oak Ridge', 'Orchard', 'Park', 'Peachtree', 'Pecan', 'Pheasant', 'Pine', 'Pinecrest',
  'Pleasant Valley', 'Quail', 'Redbud', 'Redwood', 'Ridgewood', 'Riverview', 'Rolling Hills', 'Sagebrush', 'Sequoia', 'Spring Valley', 'Spruce',
  'Stonebridge', 'Sunrise', 'Sunset', 'Sycamore', 'Timber', 'Valley View', 'Walnut', 'Whispering Pines', 'White Oak', 'Wildwood', 'Willow', 'Woodland',
];
export const suburbanSuffixes: readonly string[] = ['Drive', 'Lane', 'Court', 'Circle', 'Way'];
