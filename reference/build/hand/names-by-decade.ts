// The commonest first names by decade of birth, commonest first (US Social Security Administration, public domain).
// Typed by hand, because no package has names by year.
export const decades = [1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000] as const;

type Lists = Record<(typeof decades)[number], string>;

export const femaleByDecade: Lists = {
  1930: 'Mary Betty Barbara Shirley Patricia Dorothy Joan Margaret Nancy Helen Carol Joyce Doris Ruth Virginia Marilyn Elizabeth Jean Frances Beverly Lois Alice Donna Martha Dolores Janet Phyllis Norma Carolyn Evelyn Gloria Anna Marie Judith Peggy Delores Rose Janice Ann Sandra',
  1940: 'Mary Linda Barbara Patricia Carol Sandra Nancy Sharon Judith Susan Betty Carolyn Margaret Shirley Judy Karen Donna Kathleen Joyce Dorothy Janet Diane Janice Joan Elizabeth Brenda Gloria Virginia Marilyn Martha Beverly Helen Bonnie Ruth Frances Jean Ann Phyllis Pamela Jane',
  1950: 'Mary Linda Patricia Susan Deborah Barbara Debra Karen Nancy Donna Cynthia Sandra Pamela Sharon Kathleen Carol Diane Brenda Cheryl Janet Elizabeth Kathy Margaret Janice Carolyn Denise Judy Rebecca Joyce Teresa Christine Catherine Shirley Judith Betty Beverly Lisa Laura Theresa Connie',
  1960: 'Lisa Mary Susan Karen Kimberly Patricia Linda Donna Michelle Cynthia Sandra Deborah Tammy Pamela Lori Laura Elizabeth Julie Brenda Jennifer Barbara Angela Sharon Debra Teresa Nancy Christine Cheryl Denise Kelly Tina Kathleen Sherry Carol Amy Robin Dawn Maria Diane Rhonda',
  1970: 'Jennifer Amy Melissa Michelle Kimberly Lisa Angela Heather Stephanie Nicole Jessica Elizabeth Rebecca Kelly Mary Christina Amanda Julie Sarah Laura Shannon Christine Tammy Tracy Karen Dawn Susan Andrea Tina Patricia Cynthia Lori Rachel April Maria Wendy Crystal Stacy Erin Jamie',
  1980: 'Jessica Jennifer Amanda Ashley Sarah Stephanie Melissa Nicole Elizabeth Heather Tiffany Michelle Amber Megan Amy Rachel Kimberly Christina Lauren Crystal Brittany Rebecca Laura Danielle Emily Samantha Angela Erin Kelly Sara Lisa Katherine Andrea Jamie Mary Erica Courtney Kristen Shannon April',
  1990: 'Jessica Ashley Emily Sarah Samantha Amanda Brittany Elizabeth Taylor Megan Hannah Kayla Lauren Stephanie Rachel Jennifer Nicole Alexis Victoria Amber Alyssa Courtney Rebecca Danielle Jasmine Brianna Katherine Alexandra Madison Morgan Melissa Michelle Kelsey Chelsea Anna Kimberly Tiffany Olivia Mary Christina',
  2000: 'Emily Madison Emma Olivia Hannah Abigail Isabella Samantha Elizabeth Ashley Alexis Sarah Sophia Alyssa Grace Ava Taylor Brianna Lauren Chloe Natalie Kayla Jessica Anna Victoria Mia Hailey Sydney Jasmine Julia Morgan Destiny Rachel Ella Kaitlyn Megan Katherine Savannah Jennifer Alexandra',
};

export const maleByDecade: Lists = {
  1930: 'Robert James John William Richard Charles Donald George Thomas Joseph David Edward Ronald Paul Kenneth Frank Raymond Jack Harold Billy Gerald Walter Jerry Joe Eugene Henry Carl Arthur Ralph Albert Willie Larry Lawrence Gene Fred Bobby Harry Roy Louis Roger',
  1940: 'James Robert John William Richard David Charles Thomas Michael Ronald Larry Donald Joseph Gary George Kenneth Paul Edward Jerry Dennis Frank Daniel Raymond Roger Stephen Gerald Walter Harold Steven Douglas Lawrence Terry Wayne Arthur Jack Carl Henry Willie Bruce Joe',
  1950: 'James Michael Robert John David William Richard Thomas Mark Charles Steven Gary Joseph Donald Ronald Kenneth Paul Larry Daniel Stephen Dennis Timothy Edward Jeffrey George Gregory Kevin Douglas Terry Anthony Jerry Bruce Randy Brian Frank Scott Roger Raymond Peter Patrick',
  1960: 'Michael David John James Robert Mark William Richard Thomas Jeffrey Steven Joseph Timothy Kevin Scott Brian Charles Paul Daniel Christopher Kenneth Anthony Gregory Ronald Donald Gary Stephen Eric Edward Douglas Todd Patrick George Keith Larry Matthew Terry Andrew Dennis Randy',
  1970: 'Michael Christopher Jason David James John Robert Brian William Matthew Joseph Daniel Kevin Eric Jeffrey Richard Scott Mark Steven Thomas Timothy Anthony Charles Joshua Ryan Jeremy Paul Andrew Gregory Chad Kenneth Jonathan Stephen Shawn Aaron Adam Patrick Justin Sean Edward',
  1980: 'Michael Christopher Matthew Joshua David James Daniel Robert John Joseph Jason Justin Andrew Ryan William Brian Brandon Jonathan Nicholas Anthony Eric Adam Kevin Thomas Steven Timothy Richard Jeremy Jeffrey Kyle Benjamin Aaron Charles Mark Jacob Stephen Patrick Scott Nathan Paul',
  1990: 'Michael Christopher Matthew Joshua Jacob Nicholas Andrew Daniel Tyler Joseph Brandon David James Ryan John Zachary Justin William Anthony Robert Jonathan Austin Alexander Kyle Kevin Thomas Cody Jordan Eric Benjamin Aaron Christian Samuel Dylan Steven Brian Jose Timothy Nathan Adam',
  2000: 'Jacob Michael Joshua Matthew Daniel Christopher Andrew Ethan Joseph William Anthony David Alexander Nicholas Ryan Tyler James John Jonathan Noah Brandon Christian Dylan Samuel Benjamin Zachary Nathan Logan Justin Gabriel Jose Austin Kevin Elijah Caleb Robert Thomas Jordan Cameron Jack',
};
