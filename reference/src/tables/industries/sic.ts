// Made by reference/build from the SIC manual of 1987 (public domain); weights by hand. See ../../../SOURCES.md.
// code|title|share of businesses in parts, our guess (four digits alone)
/* oxlint-disable max-lines */
export const sicTable = `
A|Agriculture, Forestry, and Fishing
01|Agricultural Production Crops
011|Cash Grains
0111|Wheat|1
0112|Rice|1
0115|Corn|1
0116|Soybeans|1
0119|Cash Grains, Not Elsewhere Classified|1
013|Field Crops, Except Cash Grains
0131|Cotton|1
0132|Tobacco|1
0133|Sugarcane and Sugar Beets|1
0134|Irish Potatoes|1
0139|Field Crops, Except Cash Grains, Not Elsewhere Classified|1
016|Vegetables and Melons
0161|Vegetables and Melons|3
017|Fruits and Tree Nuts
0171|Berry Crops|1
0172|Grapes|1
0173|Tree Nuts|1
0174|Citrus Fruits|1
0175|Deciduous Tree Fruits|1
0179|Fruits and Tree Nuts, Not Elsewhere Classified|1
018|Horticultural Specialties
0181|Ornamental Floriculture and Nursery Products|4
0182|Food Crops Grown Under Cover|1
019|General Farms, Primarily Crop
0191|General Farms, Primarily Crop|1
02|Agricultural Production Livestock and Animal Specialties
021|Livestock, Except Dairy and Poultry
0211|Beef Cattle Feedlots|1
0212|Beef Cattle, Except Feedlots|1
0213|Hogs|1
0214|Sheep and Goats|1
0219|General Livestock, Except Dairy and Poultry|1
024|Dairy Farms
0241|Dairy Farms|4
025|Poultry and Eggs
0251|Broiler, Fryer, and Roaster Chickens|1
0252|Chicken Eggs|1
0253|Turkeys and Turkey Eggs|1
0254|Poultry Hatcheries|1
0259|Poultry and Eggs, Not Elsewhere Classified|1
027|Animal Specialties
0271|Fur-Bearing Animals and Rabbits|1
0272|Horses and Other Equines|1
0273|Animal Aquaculture|1
0279|Animal Specialties, Not Elsewhere Classified|1
029|General Farms, Primarily Livestock and Animal
0291|General Farms, Primarily Livestock and Animal Specialties|4
07|Agricultural Services
071|Soil Preparation Services
0711|Soil Preparation Services|1
072|Crop Services
0721|Crop Planting, Cultivating, and Protecting|1
0722|Crop Harvesting, Primarily by Machine|1
0723|Crop Preparation Services for Market, Except Cotton Ginning|1
0724|Cotton Ginning|1
074|Veterinary Services
0741|Veterinary Services for Livestock|1
0742|Veterinary Services for Animal Specialties|18
075|Animal Services, Except Veterinary
0751|Livestock Services, Except Veterinary|1
0752|Animal Specialty Services, Except Veterinary|14
076|Farm Labor and Management Services
0761|Farm Labor Contractors and Crew Leaders|1
0762|Farm Management Services|1
078|Landscape and Horticultural Services
0781|Landscape Counseling and Planning|12
0782|Lawn and Garden Services|40
0783|Ornamental Shrub and Tree Services|9
08|Forestry
081|Timber Tracts
0811|Timber Tracts|1
083|Forest Nurseries and Gathering of Forest
0831|Forest Nurseries and Gathering of Forest Products|1
085|Forestry Services
0851|Forestry Services|2
09|Fishing, Hunting, and Trapping
091|Commercial Fishing
0912|Finfish|1
0913|Shellfish|1
0919|Miscellaneous Marine Products|1
092|Fish Hatcheries and Preserves
0921|Fish Hatcheries and Preserves|1
097|Hunting and Trapping, and Game Propagation
0971|Hunting and Trapping, and Game Propagation|1
B|Mining
10|Metal Mining
101|Iron Ores
1011|Iron Ores|1
102|Copper Ores
1021|Copper Ores|1
103|Lead and Zinc Ores
1031|Lead and Zinc Ores|1
104|Gold and Silver Ores
1041|Gold Ores|1
1044|Silver Ores|1
106|Ferroalloy Ores, Except Vanadium
1061|Ferroalloy Ores, Except Vanadium|1
108|Metal Mining Services
1081|Metal Mining Services|1
109|Miscellaneous Metal Ores
1094|Uranium-Radium-Vanadium Ores|1
1099|Miscellaneous Metal Ores, Not Elsewhere Classified|1
12|Coal Mining
122|Bituminous Coal and Lignite Mining
1221|Bituminous Coal and Lignite Surface Mining|1
1222|Bituminous Coal Underground Mining|1
123|Anthracite Mining
1231|Anthracite Mining|1
124|Coal Mining Services
1241|Coal Mining Services|1
13|Oil and Gas Extraction
131|Crude Petroleum and Natural Gas
1311|Crude Petroleum and Natural Gas|5
132|Natural Gas Liquids
1321|Natural Gas Liquids|1
138|Oil and Gas Field Services
1381|Drilling Oil and Gas Wells|1
1382|Oil and Gas Field Exploration Services|1
1389|Oil and Gas Field Services, Not Elsewhere Classified|5
14|Mining and Quarrying of Nonmetallic Minerals, Except Fuels
141|Dimension Stone
1411|Dimension Stone|1
142|Crushed and Broken Stone, Including Riprap
1422|Crushed and Broken Limestone|1
1423|Crushed and Broken Granite|1
1429|Crushed and Broken Stone, Not Elsewhere Classified|1
144|Sand and Gravel
1442|Construction Sand and Gravel|2
1446|Industrial Sand|1
145|Clay, Ceramic, and Refractory Minerals
1455|Kaolin and Ball Clay|1
1459|Clay, Ceramic, and Refractory Minerals, Not Elsewhere Classified|1
147|Chemical and Fertilizer Mineral Mining
1474|Potash, Soda, and Borate Minerals|1
1475|Phosphate Rock|1
1479|Chemical and Fertilizer Mineral Mining, Not Elsewhere Classified|1
148|Nonmetallic Minerals Services, Except Fuels
1481|Nonmetallic Minerals Services, Except Fuels|1
149|Miscellaneous Nonmetallic Minerals, Except
1499|Miscellaneous Nonmetallic Minerals, Except Fuels|1
C|Construction
15|Building Construction General Contractors and Operative Builders
152|General Building Contractors-residential
1521|General Contractors-Single-Family Houses|70
1522|General Contractors-Residential Buildings, Other Than Single-Family|12
153|Operative Builders
1531|Operative Builders|8
154|General Building Contractors-nonresidential
1541|General Contractors-Industrial Buildings and Warehouses|1
1542|General Contractors-Nonresidential Buildings, Other than Industrial Buildings and Warehouses|18
16|Heavy Construction Other Than Building Construction Contractors
161|Highway and Street Construction, Except
1611|Highway and Street Construction, Except Elevated Highways|8
162|Heavy Construction, Except Highway and Street
1622|Bridge, Tunnel, and Elevated Highway Construction|1
1623|Water, Sewer, Pipeline, and Communications and Power Line Construction|5
1629|Heavy Construction, Not Elsewhere Classified|1
17|Construction Special Trade Contractors
171|Plumbing, Heating and Air-conditioning
1711|Plumbing, Heating and Air-Conditioning|58
172|Painting and Paper Hanging
1721|Painting and Paper Hanging|30
173|Electrical Work
1731|Electrical Work|42
174|Masonry, Stonework, Tile Setting, and Plastering
1741|Masonry, Stone Setting, and Other Stone Work|12
1742|Plastering, Drywall, Acoustical, and Insulation Work|14
1743|Terrazzo, Tile, Marble, and Mosaic Work|8
175|Carpentry and Floor Work
1751|Carpentry Work|24
1752|Floor Laying and Other Floor Work, Not Elsewhere Classified|10
176|Roofing, Siding, and Sheet Metal Work
1761|Roofing, Siding, and Sheet Metal Work|32
177|Concrete Work
1771|Concrete Work|16
178|Water Well Drilling
1781|Water Well Drilling|3
179|Miscellaneous Special Trade Contractors
1791|Structural Steel Erection|1
1793|Glass and Glazing Work|1
1794|Excavation Work|12
1795|Wrecking and Demolition Work|1
1796|Installation or Erection of Building Equipment, Not Elsewhere|1
1799|Special Trade Contractors, Not Elsewhere Classified|26
D|Manufacturing
20|Food and Kindred Products
201|Meat Products
2011|Meat Packing Plants|1
2013|Sausages and Other Prepared Meat Products|1
2015|Poultry Slaughtering and Processing|1
202|Dairy Products
2021|Creamery Butter|1
2022|Natural, Processed, and Imitation Cheese|1
2023|Dry, Condensed, and Evaporated Dairy Products|1
2024|Ice Cream and Frozen Desserts|1
2026|Fluid Milk|1
203|Canned, Frozen, and Preserved Fruits, Vegetables, and Food Specialties
2032|Canned Specialties|1
2033|Canned Fruits, Vegetables, Preserves, Jams, and Jellies|1
2034|Dried and Dehydrated Fruits, Vegetables, and Soup Mixes|1
2035|Pickled Fruits and Vegetables, Vegetable Sauces and Seasonings, and Salad Dressings|1
2037|Frozen Fruits, Fruit Juices, and Vegetables|1
2038|Frozen Specialties, Not Elsewhere Classified|1
204|Grain Mill Products
2041|Flour and Other Grain Mill Products|1
2043|Cereal Breakfast Foods|1
2044|Rice Milling|1
2045|Prepared Flour Mixes and Doughs|1
2046|Wet Corn Milling|1
2047|Dog and Cat Food|1
2048|Prepared Feed and Feed Ingredients for Animals and Fowls, Except Dogs and Cats|1
205|Bakery Products
2051|Bread and Other Bakery Products, Except Cookies and Crackers|5
2052|Cookies and Crackers|1
2053|Frozen Bakery Products, Except Bread|1
206|Sugar and Confectionery Products
2061|Cane Sugar, Except Refining|1
2062|Cane Sugar Refining|1
2063|Beet Sugar|1
2064|Candy and Other Confectionery Products|1
2066|Chocolate and Cocoa Products|1
2067|Chewing Gum|1
2068|Salted and Roasted Nuts and Seeds|1
207|Fats and Oils
2074|Cottonseed Oil Mills|1
2075|Soybean Oil Mills|1
2076|Vegetable Oil Mills, Except Corn, Cottonseed, and Soybean|1
2077|Animal and Marine Fats and Oils|1
2079|Shortening, Table Oils, Margarine, and Other Edible Fats and Oils, Not Elsewhere Classified|1
208|Beverages
2082|Malt Beverages|1
2083|Malt|1
2084|Wines, Brandy, and Brandy Spirits|1
2085|Distilled and Blended Liquors|1
2086|Bottled and Canned Soft Drinks and Carbonated Waters|2
2087|Flavoring Extracts and Flavoring Syrups, Not Elsewhere Classified|1
209|Miscellaneous Food Preparations and Kindred
2091|Canned and Cured Fish and Seafoods|1
2092|Prepared Fresh or Frozen Fish and Seafoods|1
2095|Roasted Coffee|1
2096|Potato Chips, Corn Chips, and Similar Snacks|1
2097|Manufactured Ice|1
2098|Macaroni, Spaghetti, Vermicelli, and Noodles|1
2099|Food Preparations, Not Elsewhere Classified|1
21|Tobacco Products
211|Cigarettes
2111|Cigarettes|1
212|Cigars
2121|Cigars|1
213|Chewing and Smoking Tobacco and Snuff
2131|Chewing and Smoking Tobacco and Snuff|1
214|Tobacco Stemming and Redrying
2141|Tobacco Stemming and Redrying|1
22|Textile Mill Products
221|Broadwoven Fabric Mills, Cotton
2211|Broadwoven Fabric Mills, Cotton|1
222|Broadwoven Fabric Mills, Manmade Fiber and Silk
2221|Broadwoven Fabric Mills, Manmade Fiber and Silk|1
223|Broadwoven Fabric Mills, Wool (including Dyeing and Finishing)
2231|Broadwoven Fabric Mills, Wool (Including Dyeing and Finishing)|1
224|Narrow Fabric and Other Smallwares Mills, Cotton, Wool, Silk, and Manmade Fiber
2241|Narrow Fabric and Other Smallware Mills: Cotton, Wool, Silk, and Manmade Fiber|1
225|Knitting Mills
2251|Women's Full-Length and Knee-Length Hosiery, Except Socks|1
2252|Hosiery, Not Elsewhere Classified|1
2253|Knit Outerwear Mills|1
2254|Knit Underwear and Nightwear Mills|1
2257|Weft Knit Fabric Mills|1
2258|Lace and Warp Knit Fabric Mills|1
2259|Knitting Mills, Not Elsewhere Classified|1
226|Dyeing and Finishing Textiles, Except Wool Fabrics
2261|Finishers of Broadwoven Fabrics of Cotton|1
2262|Finishers of Broadwoven Fabrics of Manmade Fiber and Silk|1
2269|Finishers of Textiles, Not elsewhere Classified|1
227|Carpets and Rugs
2273|Carpets and Rugs|1
228|Yarn and Thread Mills
2281|Yarn Spinning Mills|1
2282|Yarn Texturizing, Throwing, Twisting, and Winding Mills|1
2284|Thread Mills|1
229|Miscellaneous Textile Goods
2295|Coated Fabrics, Not Rubberized|1
2296|Tire Cord and Fabrics|1
2297|Non-woven Fabrics|1
2298|Cordage and Twine|1
2299|Textile goods, Not Elsewhere Classified|1
23|Apparel and Other Finished Products Made From Fabrics and Similar Materials
231|Men's and Boys' Suits, Coats, and Overcoats
2311|Men's and Boys' Suits, Coats, and Overcoats|1
232|Men's and Boys' Furnishings, Work Clothing, and Allied Garments
2321|Men's and Boys' Shirts, Except Work Shirts|1
2322|Men's and Boys' Underwear and Nightwear|1
2323|Men's and Boys' Neckwear|1
2325|Men's and Boys' Separate Trousers and Slacks|1
2326|Men's and Boys' Work Clothing|1
2329|Men's and Boys' Clothing, Not Elsewhere Classified|1
233|Women's, Misses', and Juniors' Outerwear
2331|Women's, Misses', and Juniors' Blouses and Shirts|1
2335|Women's, Misses', and Juniors' Dresses|1
2337|Women's, Misses', and Juniors' Suits, Skirts, and Coats|1
2339|Women's, Misses', and Juniors' Outerwear, Not Elsewhere Classified|1
234|Women's, Misses', Children's, and Infants'
2341|Women's, Misses', Children's, and Infants' Underwear and Nightwear|1
2342|Brassieres, Girdles, and Allied Garments|1
235|Hats, Caps, and Millinery
2353|Hats, Caps, and Millinery|1
236|Girls', Children's, and Infants' Outerwear
2361|Girls', Children's, and Infants' Dresses, Blouses, and Shirts|1
2369|Girls', Children's, and Infants' Outerwear, Not Elsewhere Classified|1
237|Fur Goods
2371|Fur Goods|1
238|Miscellaneous Apparel and Accessories
2381|Dress and Work Gloves, Except Knit and All-Leather|1
2384|Robes and Dressing Gowns|1
2385|Waterproof Outerwear|1
2386|Leather and Sheep-Lined Clothing|1
2387|Apparel belts|1
2389|Apparel and Accessories, Not Elsewhere Classified|1
239|Miscellaneous Fabricated Textile Products
2391|Curtains and Draperies|1
2392|House furnishing, Except Curtains and Draperies|1
2393|Textile Bags|1
2394|Canvas and Related Products|1
2395|Pleating, Decorative and Novelty Stitching, and Tucking for the Trade|1
2396|Automotive Trimmings, Apparel Findings, and Related Products|1
2397|Schiffli Machine Embroideries|1
2399|Fabricated Textile Products, Not Elsewhere Classified|1
24|Lumber and Wood Products, Except Furniture
241|Logging
2411|Logging|1
242|Sawmills and Planing Mills
2421|Sawmills and Planing Mills, General|1
2426|Hardwood Dimension and Flooring Mills|1
2429|Special Product Sawmills, Not Elsewhere Classified|1
243|Millwork, Veneer, Plywood, and Structural Wood
2431|Millwork|1
2434|Wood Kitchen Cabinets|5
2435|Hardwood Veneer and Plywood|1
2436|Softwood Veneer and Plywood|1
2439|Structural Wood Members, Not Elsewhere Classified|1
244|Wood Containers
2441|Nailed and Lock Corner Wood Boxes and Shook|1
2448|Wood Pallets and Skids|1
2449|Wood Containers, Not Elsewhere Classified|1
245|Wood Buildings and Mobile Homes
2451|Mobile Homes|1
2452|Prefabricated Wood Buildings and Components|1
249|Miscellaneous Wood Products
2491|Wood Preserving|1
2493|Reconstituted Wood Products|1
2499|Wood Products, Not Elsewhere Classified|1
25|Furniture and Fixtures
251|Household Furniture
2511|Wood Household Furniture, Except Upholstered|1
2512|Wood Household Furniture, Upholstered|1
2514|Metal Household Furniture|1
2515|Mattresses, Foundations, and Convertible Beds|1
2517|Wood Television, Radio, Phonograph, and Sewing Machine Cabinets|1
2519|Household Furniture, Not Elsewhere Classified|1
252|Office Furniture
2521|Wood Office Furniture|1
2522|Office Furniture, Except Wood|1
253|Public Building and Related Furniture
2531|Public Building and Related Furniture|1
254|Partitions, Shelving, Lockers, and Office and
2541|Wood Office and Store Fixtures, Partitions, Shelving, and Lockers|1
2542|Office and Store Fixtures, Partitions, Shelving, and Lockers, Except Wood|1
259|Miscellaneous Furniture and Fixtures
2591|Drapery Hardware and Window Blinds and Shades|1
2599|Furniture and Fixtures, Not Elsewhere Classified|1
26|Paper and Allied Products
261|Pulp Mills
2611|Pulp Mills|1
262|Paper Mills
2621|Paper Mills|1
263|Paperboard Mills
2631|Paperboard Mills|1
265|Paperboard Containers and Boxes
2652|Setup Paperboard Boxes|1
2653|Corrugated and Solid Fiber Boxes|1
2655|Fiber Cans, Tubes, Drums, and Similar Products|1
2656|Sanitary Food Containers, Except Folding|1
2657|Folding Paperboard Boxes, Including Sanitary|1
267|Converted Paper and Paperboard Products, Except
2671|Packaging Paper and Plastics Film, Coated and Laminated|1
2672|Coated and Laminated Paper, Not Elsewhere Classified|1
2673|Plastics, Foil, and Coated Paper Bags|1
2674|Uncoated Paper and Multiwall Bags|1
2675|Die-Cut Paper and Paperboard and Cardboard|1
2676|Sanitary Paper Products|1
2677|Envelopes|1
2678|Stationery, Tablets, and Related Products|1
2679|Converted Paper and Paperboard Products, Not Elsewhere Classified|1
27|Printing, Publishing, and Allied Industries
271|Newspaper
2711|Newspapers: Publishing, or Publishing and Printing|6
272|Periodical
2721|Periodicals: Publishing, or Publishing and Printing|1
273|Books
2731|Books: Publishing, or Publishing and Printing|1
2732|Book Printing|1
274|Miscellaneous Publishing
2741|Miscellaneous Publishing|1
275|Commercial Printing
2752|Commercial Printing, Lithographic|12
2754|Commercial Printing, Gravure|1
2759|Commercial Printing, Not Elsewhere Classified|1
276|Manifold Business Forms
2761|Manifold Business Forms|1
277|Greeting Cards
2771|Greeting Cards|1
278|Blankbooks, Looseleaf Binders, and Bookbinding
2782|Blankbooks, Looseleaf Binders and Devices|1
2789|Bookbinding and Related Work|1
279|Service Industries for the Printing Trade
2791|Typesetting|1
2796|Platemaking and Related Services|1
28|Chemicals and Allied Products
281|Industrial Inorganic Chemicals
2812|Alkalies and Chlorine|1
2813|Industrial Gases|1
2816|Inorganic Pigments|1
2819|Industrial Inorganic Chemicals, Not Elsewhere Classified|1
282|Plastics Materials and Synthetic Resins, Synthetic
2821|Plastics Materials, Synthetic Resins, and Nonvulcanizable Elastomers|1
2822|Synthetic Rubber (Vulcanizable Elastomers)|1
2823|Cellulosic Manmade Fibers|1
2824|Manmade Organic Fibers, Except Cellulosic|1
283|Drugs
2833|Medicinal Chemicals and Botanical Products|1
2834|Pharmaceutical Preparations|3
2835|In Vitro and in Vivo Diagnostic Substances|1
2836|Biological Products, Except Diagnostic Substances|1
284|Soap, Detergents, and Cleaning Preparations; Perfumes, Cosmetics, and Other Toilet Preparations
2841|Soap and Other Detergents, Except Specialty Cleaners|1
2842|Specialty Cleaning, Polishing, and Sanitation Preparations|1
2843|Surface Active Agents, Finishing Agents, Sulfonated Oils, and Assistants|1
2844|Perfumes, Cosmetics, and Other Toilet Preparations|1
285|Paints, Varnishes, Lacquers, Enamels, and Allied
2851|Paints, Varnishes, Lacquers, Enamels, and Allied Products|1
286|Industrial Organic Chemicals
2861|Gum and Wood Chemicals|1
2865|Cyclic Organic Crudes and Intermediates, and Organic Dyes and Pigments|1
2869|Industrial Organic Chemicals, Not Elsewhere Classified|1
287|Agricultural Chemicals
2873|Nitrogenous Fertilizers|1
2874|Phosphatic Fertilizers|1
2875|Fertilizers, Mixing Only|1
2879|Pesticides and Agricultural Chemicals, Not Elsewhere Classified|1
289|Miscellaneous Chemical Products
2891|Adhesives and Sealants|1
2892|Explosives|1
2893|Printing Ink|1
2895|Carbon Black|1
2899|Chemicals and Chemical Preparations, Not Elsewhere Classified|1
29|Petroleum Refining and Related Industries
291|Petroleum Refining
2911|Petroleum Refining|1
295|Asphalt Paving and Roofing Materials
2951|Asphalt Paving Mixtures and Blocks|1
2952|Asphalt Felts and Coatings|1
299|Miscellaneous Products of Petroleum and Coal
2992|Lubricating Oils and Greases|1
2999|Products of Petroleum and Coal, Not Elsewhere Classified|1
30|Rubber and Miscellaneous Plastics Products
301|Tires and Inner Tubes
3011|Tires and Inner Tubes|1
302|Rubber and Plastics Footwear
3021|Rubber and Plastics Footwear|1
305|Gaskets, Packing, and Sealing Devices and Rubber
3052|Rubber and Plastics Hose and Belting|1
3053|Gaskets, Packing, and Sealing Devices|1
306|Fabricated Rubber Products, Not Elsewhere
3061|Molded, Extruded, and Lathe-Cut Mechanical Rubber Goods|1
3069|Fabricated Rubber Products, Not Elsewhere Classified|1
308|Miscellaneous Plastics Products
3081|Unsupported Plastics Film and Sheet|1
3082|Unsupported Plastics Profile Shapes|1
3083|Laminated Plastics Plate, Sheet, and Profile Shapes|1
3084|Plastics Pipe|1
3085|Plastics Bottles|1
3086|Plastics Foam Products|1
3087|Custom Compounding of Purchased Plastics Resins|1
3088|Plastics Plumbing Fixtures|1
3089|Plastics Products, Not Elsewhere Classified|5
31|Leather and Leather Products
311|Leather Tanning and Finishing
3111|Leather Tanning and Finishing|1
313|Boot and Shoe Cut Stock and Findings
3131|Boot and Shoe Cut Stock and Findings|1
314|Footwear, Except Rubber
3142|House Slippers|1
3143|Men's Footwear, Except Athletic|1
3144|Women's Footwear, Except Athletic|1
3149|Footwear, Except Rubber, Not Elsewhere Classified|1
315|Leather Gloves and Mittens
3151|Leather Gloves and Mittens|1
316|Luggage
3161|Luggage|1
317|Handbags and Other Personal Leather Goods
3171|Women's Handbags and Purses|1
3172|Personal Leather Goods, Except Women's Handbags and Purses|1
319|Leather Goods, Not Elsewhere Classified
3199|Leather Goods, Not Elsewhere Classified|1
32|Stone, Clay, Glass, and Concrete Products
321|Flat Glass
3211|Flat Glass|1
322|Glass and Glassware, Pressed or Blown
3221|Glass Containers|1
3229|Pressed and Blown Glass and Glassware, Not Elsewhere Classified|1
323|Glass Products, Made of Purchased Glass
3231|Glass Products, Made of Purchased Glass|1
324|Cement, Hydraulic
3241|Cement, Hydraulic|1
325|Structural Clay Products
3251|Brick and Structural Clay Tile|1
3253|Ceramic Wall and Floor Tile|1
3255|Clay Refractories|1
3259|Structural Clay Products, Not Elsewhere Classified|1
326|Pottery and Related Products
3261|Vitreous China Plumbing Fixtures and China and Earthenware Fittings and Bathroom Accessories|1
3262|Vitreous China Table and Kitchen Articles|1
3263|Fine Earthenware (Whiteware) Table and Kitchen Articles|1
3264|Porcelain Electrical Supplies|1
3269|Pottery Products, Not Elsewhere Classified|1
327|Concrete, Gypsum, and Plaster Products
3271|Concrete Block and Brick|1
3272|Concrete Products, Except Block and Brick|1
3273|Ready-Mixed Concrete|3
3274|Lime|1
3275|Gypsum Products|1
328|Cut Stone and Stone Products
3281|Cut Stone and Stone Products|1
329|Abrasive, Asbestos, and Miscellaneous
3291|Abrasive Products|1
3292|Asbestos Products|1
3295|Minerals and Earths, Ground or Otherwise Treated|1
3296|Mineral Wool|1
3297|Nonclay Refractories|1
3299|Nonmetallic Mineral Products, Not Elsewhere Classified|1
33|Primary Metal Industries
331|Steel Works, Blast Furnaces, and Rolling and Finishing Mills
3312|Steel Works, Blast Furnaces (Including Coke Ovens), and Rolling Mills|1
3313|Electrometallurgical Products, Except Steel|1
3315|Steel Wiredrawing and Steel Nails and Spikes|1
3316|Cold-Rolled Steel Sheet, Strip, and Bars|1
3317|Steel Pipe and Tubes|1
332|Iron and Steel Foundries
3321|Gray and Ductile Iron Foundries|1
3322|Malleable Iron Foundries|1
3324|Steel Investment Foundries|1
3325|Steel Foundries, Not Elsewhere Classified|1
333|Primary Smelting and Refining of Nonferrous
3331|Primary Smelting and Refining of Copper|1
3334|Primary Production of Aluminum|1
3339|Primary Smelting and Refining of Nonferrous Metals, Except Copper and Aluminum|1
334|Secondary Smelting and Refining of Nonferrous
3341|Secondary Smelting and Refining of Nonferrous Metals|1
335|Rolling, Drawing, and Extruding of Nonferrous
3351|Rolling, Drawing, and Extruding of Copper|1
3353|Aluminum Sheet, Plate, and Foil|1
3354|Aluminum Extruded Products|1
3355|Aluminum Rolling and Drawing, Not Elsewhere Classified|1
3356|Rolling, Drawing, and Extruding of Nonferrous Metals, Except Copper and Aluminum|1
3357|Drawing and Insulating of Nonferrous Wire|1
336|Nonferrous Foundries (castings)
3363|Aluminum Die-Castings|1
3364|Nonferrous Die-Castings, Except Aluminum|1
3365|Aluminum Foundries|1
3366|Copper Foundries|1
3369|Nonferrous Foundries, Except Aluminum and Copper|1
339|Miscellaneous Primary Metal Products
3398|Metal Heat Treating|1
3399|Primary Metal Products, Not Elsewhere Classified|1
34|Fabricated Metal Products, Except Machinery and Transportation Equipment
341|Metal Cans and Shipping Containers
3411|Metal Cans|1
3412|Metal Shipping Barrels, Drums, Kegs, and Pails|1
342|Cutlery, Handtools, and General Hardware
3421|Cutlery|1
3423|Hand and Edge Tools, Except Machine Tools and Handsaws|1
3425|Saw Blades and Handsaws|1
3429|Hardware, Not Elsewhere Classified|1
343|Heating Equipment, Except Electric and Warm Air;
3431|Enameled Iron and Metal Sanitary Ware|1
3432|Plumbing Fixture Fittings and Trim|1
3433|Heating Equipment, Except Electric and Warm Air Furnaces|1
344|Fabricated Structural Metal Products
3441|Fabricated Structural Metal|4
3442|Metal Doors, Sash, Frames, Molding, and Trim Manufacturing|1
3443|Fabricated Plate Work (Boiler Shops)|1
3444|Sheet Metal Work|4
3446|Architectural and Ornamental Metal Work|1
3448|Prefabricated Metal Buildings and Components|1
3449|Miscellaneous Structural Metal Work|1
345|Screw Machine Products, and Bolts, Nuts, Screws, Rivets, and Washers
3451|Screw Machine Products|1
3452|Bolts, Nuts, Screws, Rivets, and Washers|1
346|Metal Forgings and Stampings
3462|Iron and Steel Forgings|1
3463|Nonferrous Forgings|1
3465|Automotive Stampings|1
3466|Crowns and Closures|1
3469|Metal Stampings, Not Elsewhere Classified|1
347|Coating, Engraving, and Allied Services
3471|Electroplating, Plating, Polishing, Anodizing, and Coloring|1
3479|Coating, Engraving, and Allied Services, Not Elsewhere Classified|1
348|Ordnance and Accessories, Except Vehicles and Guided Missiles
3482|Small Arms Ammunition|1
3483|Ammunition, Except for Small Arms|1
3484|Small Arms|1
3489|Ordnance and Accessories, Not Elsewhere Classified|1
349|Miscellaneous Fabricated Metal Products
3491|Industrial Valves|1
3492|Fluid Power Valves and Hose Fittings|1
3493|Steel Springs, Except Wire|1
3494|Valves and Pipe Fittings, Not Elsewhere Classified|1
3495|Wire Springs|1
3496|Miscellaneous Fabricated Wire Products|1
3497|Metal Foil and Leaf|1
3498|Fabricated Pipe and Pipe Fittings|1
3499|Fabricated Metal Products, Not Elsewhere Classified|1
35|Industrial and Commercial Machinery and Computer Equipment
351|Engines and Turbines
3511|Steam, Gas, and Hydraulic Turbines, and Turbine Generator Set Units|1
3519|Internal Combustion Engines, Not Elsewhere Classified|1
352|Farm and Garden Machinery and Equipment
3523|Farm Machinery and Equipment|1
3524|Lawn and Garden Tractors and Home Lawn and Garden Equipment|1
353|Construction, Mining, and Materials Handling
3531|Construction Machinery and Equipment|1
3532|Mining Machinery and Equipment, Except Oil and Gas Field Machinery and Equipment|1
3533|Oil and Gas Field Machinery and Equipment|1
3534|Elevators and Moving Stairways|1
3535|Conveyors and Conveying Equipment|1
3536|Overhead Traveling Cranes, Hoists, and Monorail Systems|1
3537|Industrial Trucks, Tractors, Trailers, and Stackers|1
354|Metalworking Machinery and Equipment
3541|Machine Tools, Metal Cutting Types|1
3542|Machine Tools, Metal Forming Types|1
3543|Industrial Patterns|1
3544|Special Dies and Tools, Die Sets, Jigs and Fixtures, and Industrial Molds|1
3545|Cutting Tools, Machine Tool Accessories, and Machinists' Precision Measuring Devices|1
3546|Power-Driven Handtools|1
3547|Rolling Mill Machinery and Equipment|1
3548|Electric and Gas Welding and Soldering Equipment|1
3549|Metalworking Machinery, Not Elsewhere Classified|1
355|Special Industry Machinery, Except Metalworking
3552|Textile Machinery|1
3553|Woodworking Machinery|1
3554|Paper Industries Machinery|1
3555|Printing Trades Machinery and Equipment|1
3556|Food Products Machinery|1
3559|Special Industry Machinery, Not Elsewhere Classified|1
356|General Industrial Machinery and Equipment
3561|Pumps and Pumping Equipment|1
3562|Ball and Roller Bearings|1
3563|Air and Gas Compressors|1
3564|Industrial and Commercial Fans and Blowers and Air Purification Equipment|1
3565|Packaging Machinery|1
3566|Speed Changers, Industrial High-Speed Drives, and Gears|1
3567|Industrial Process Furnaces and Ovens|1
3568|Mechanical Power Transmission Equipment, Not Elsewhere Classified|1
3569|General Industrial Machinery and Equipment, Not Elsewhere|1
357|Computer and Office Equipment
3571|Electronic Computers|1
3572|Computer Storage Devices|1
3575|Computer Terminals|1
3577|Computer Peripheral Equipment, Not Elsewhere Classified|1
3578|Calculating and Accounting Machines, Except Electronic Computers|1
3579|Office Machines, Not Elsewhere Classified|1
358|Refrigeration and Service Industry Machinery
3581|Automatic Vending Machines|1
3582|Commercial Laundry, Drycleaning, and Pressing Machines|1
3585|Air-Conditioning and Warm Air Heating Equipment and Commercial and Industrial Refrigeration Equipment|1
3586|Measuring and Dispensing Pumps|1
3589|Service Industry Machinery, Not Elsewhere Classified|1
359|Miscellaneous Industrial and Commercial
3592|Carburetors, Pistons, Piston Rings, and Valves|1
3593|Fluid Power Cylinders and Actuators|1
3594|Fluid Power Pumps and Motors|1
3596|Scales and Balances, Except Laboratory|1
3599|Industrial and Commercial Machinery and Equipment, Not Elsewhere Classified|10
36|Electronic and Other Electrical Equipment and Components, Except Computer Equipment
361|Electric Transmission and Distribution Equipment
3612|Power, Distribution, and Specialty Transformers|1
3613|Switchgear and Switchboard Apparatus|1
362|Electrical Industrial Apparatus
3621|Motors and Generators|1
3624|Carbon and Graphite Products|1
3625|Relays and Industrial Controls|1
3629|Electrical Industrial Apparatus, Not Elsewhere Classified|1
363|Household Appliances
3631|Household Cooking Equipment|1
3632|Household Refrigerators and HOme and Farm Freezers|1
3633|Household Laundry Equipment|1
3634|Electric Housewares and Fans|1
3635|Household Vacuum Cleaners|1
3639|Household Appliances, Not Elsewhere Classified|1
364|Electric Lighting and Wiring Equipment
3641|Electric Lamp Bulbs and Tubes|1
3643|Current-Carrying Wiring Devices|1
3644|Noncurrent-Carrying Wiring Devices|1
3645|Residential Electric Lighting Fixtures|1
3646|Commercial, Industrial, and Institutional Electric Lighting Fixtures|1
3647|Vehicular Lighting Equipment|1
3648|Lighting Equipment, Not Elsewhere Classified|1
365|Household Audio and Video Equipment, and Audio
3651|Household Audio and Video Equipment|1
3652|Phonograph Records and Prerecorded Audio Tapes and Disks|1
366|Communications Equipment
3661|Telephone and Telegraph Apparatus|1
3663|Radio and Television Broadcasting and Communications Equipment|1
3669|Communications Equipment, Not Elsewhere Classified|1
367|Electronic Components and Accessories
3671|Electron Tubes|1
3672|Printed Circuit Boards|1
3674|Semiconductors and Related Devices|1
3675|Electronic Capacitors|1
3676|Electronic Resistors|1
3677|Electronic Coils, Transformers, and Other Inductors|1
3678|Electronic Connectors|1
3679|Electronic Components, Not Elsewhere Classified|1
369|Miscellaneous Electrical Machinery, Equipment, and Supplies
3691|Storage Batteries|1
3692|Primary Batteries, Dry and Wet|1
3694|Electrical Equipment for Internal Combustion Engines|1
3695|Magnetic and Optical Recording Media|1
3699|Electrical Machinery, Equipment, and Supplies, Not Elsewhere|1
37|Transportation Equipment
371|Motor Vehicles and Motor Vehicle Equipment
3711|Motor Vehicles and Passenger Car Bodies|1
3713|Truck and Bus Bodies|1
3714|Motor Vehicle Parts and Accessories|1
3715|Truck Trailers|1
3716|Motor Homes|1
372|Aircraft and Parts
3721|Aircraft|1
3724|Aircraft Engines and Engine Parts|1
3728|Aircraft Parts and Auxiliary Equipment, Not Elsewhere Classified|1
373|Ship and Boat Building and Repairing
3731|Ship Building and Repairing|1
3732|Boat Building and Repairing|1
374|Railroad Equipment
3743|Railroad Equipment|1
375|Motorcycles, Bicycles, and Parts
3751|Motorcycles, Bicycles, and Parts|1
376|Guided Missiles and Space Vehicles and Parts
3761|Guided Missiles and Space Vehicles|1
3764|Guided Missile and Space Vehicle Propulsion Units and Propulsion Unit Parts|1
3769|Guided Missile Space Vehicle Parts and Auxiliary Equipment, Not Elsewhere Classified|1
379|Miscellaneous Transportation Equipment
3792|Travel Trailers and Campers|1
3795|Tanks and Tank Components|1
3799|Transportation Equipment, Not Elsewhere Classified|1
38|Measuring, Analyzing, and Controlling Instruments; Photographic, Medical and Optical Goods; Watches and Clocks
381|Search, Detection, Navigation, Guidance, Aeronautical, and Nautical Systems, Instruments, and Equipment
3812|Search, Detection, Navigation, Guidance, Aeronautical, and Nautical Systems and Instruments|1
382|Laboratory Apparatus and Analytical, Optical, Measuring, and Controlling Instruments
3821|Laboratory Apparatus and Furniture|1
3822|Automatic Controls for Regulating Residential and Commercial Environments and Appliances|1
3823|Industrial Instruments for Measurement, Display, and Control of Process Variables; and Related Products|1
3824|Totalizing Fluid Meters and Counting Devices|1
3825|Instruments for Measuring and Testing of Electricity and Electrical Signals|1
3826|Laboratory Analytical Instruments|1
3827|Optical Instruments and Lenses|1
3829|Measuring and Controlling Devices, Not Elsewhere Classified|1
384|Surgical, Medical, and Dental Instruments and Supplies
3841|Surgical and Medical Instruments and Apparatus|1
3842|Orthopedic, Prosthetic, and Surgical Appliances and Supplies|1
3843|Dental Equipment and Supplies|1
3844|X-Ray Apparatus and Tubes and Related Irradiation Apparatus|1
3845|Electromedical and Electrotherapeutic Apparatus|1
385|Ophthalmic Goods
3851|Ophthalmic Goods|1
386|Photographic Equipment and Supplies
3861|Photographic Equipment and Supplies|1
387|Watches, Clocks, Clockwork Operated Devices, and Parts
3873|Watches, Clocks, Clockwork Operated Devices, and Parts|1
39|Miscellaneous Manufacturing Industries
391|Jewelry, Silverware, and Plated Ware
3911|Jewelry, Precious Metal|1
3914|Silverware, Plated Ware, and Stainless Steel Ware|1
3915|Jewelers' Findings and Materials, and Lapidary Work|1
393|Musical Instruments
3931|Musical Instruments|1
394|Dolls, Toys, Games and Sporting and Athletic
3942|Dolls and Stuffed Toys|1
3944|Games, Toys, and Children's Vehicles, Except Dolls and Bicycles|1
3949|Sporting and Athletic Goods, Not Elsewhere Classified|1
395|Pens, Pencils, and Other Artists Materials
3951|Pens, Mechanical Pencils, and Parts|1
3952|Lead Pencils, Crayons, and Artists' Materials|1
3953|Marking Devices|1
3955|Carbon Paper and Inked Ribbons|1
396|Costume Jewelry, Costume Novelties, Buttons, and Miscellaneous Notions, Ecept Precious Metal
3961|Costume Jewelry and Costume Novelties, Except Precious Metal|1
3965|Fasteners, Buttons, Needles, and Pins|1
399|Miscellaneous Manufacturing Industries
3991|Brooms and Brushes|1
3993|Signs and Advertising Specialties|8
3995|Burial Caskets|1
3996|Linoleum, Asphalted-Felt-Base, and Other Hard Surface Floor Coverings, Not Elsewhere Classified|1
3999|Manufacturing Industries, Not Elsewhere Classified|1
E|Transportation, Communications, Electric, Gas, and Sanitary Services
40|Railroad Transportation
401|Railroads
4011|Railroads, Line-Haul Operating|1
4013|Railroad Switching and Terminal Establishments|1
41|Local and Suburban Transit and Interurban Highway Passenger Transportation
411|Local and Suburban Passenger Transportation
4111|Local and Suburban Transit|1
4119|Local Passenger Transportation, Not Elsewhere Classified|1
412|Taxicabs
4121|Taxicabs|5
413|Intercity and Rural Bus Transportation
4131|Intercity and Rural Bus Transportation|1
414|Bus Charter Service
4141|Local Bus Charter Service|1
4142|Bus Charter Service, Except Local|1
415|School Buses
4151|School Buses|1
417|Terminal and Service Facilities for Motor Vehicle
4173|Terminal and Service Facilities for Motor Vehicle Passenger Transportation|1
42|Motor Freight Transportation and Warehousing
421|Trucking and Courier Services, Except Air
4212|Local Trucking Without Storage|22
4213|Trucking, Except Local|26
4214|Local Trucking With Storage|1
4215|Courier Services, Except by Air|1
422|Public Warehousing and Storage
4221|Farm Product Warehousing and Storage|1
4222|Refrigerated Warehousing and Storage|1
4225|General Warehousing and Storage|12
4226|Special Warehousing and Storage, Not Elsewhere Classified|1
423|Terminal and Joint Terminal Maintenance
4231|Terminal and Joint Terminal Maintenance Facilities for Motor Freight Transportation|1
43|United States Postal Service
431|United States Postal Service
4311|United States Postal Service|1
44|Water Transportation
441|Deep Sea Foreign Transportation of Freight
4412|Deep Sea Foreign Transportation of Freight|1
442|Deep Sea Domestic Transportation of Freight
4424|Deep Sea Domestic Transportation of Freight|1
443|Freight Transportation on the Great Lakes-St. Lawrence Seaway
4432|Freight Transportation on the Great Lakes-St. Lawrence Seaway|1
444|Water Transportation of Freight, Not Elsewhere
4449|Water Transportation of Freight, Not Elsewhere Classified|1
448|Water Transportation of Passengers
4481|Deep Sea Transportation of Passengers, Except by Ferry|1
4482|Ferries|1
4489|Water Transportation of Passengers, Not Elsewhere Classified|1
449|Services Incidental to Water Transportation
4491|Marine Cargo Handling|1
4492|Towing and Tugboat Services|1
4493|Marinas|1
4499|Water Transportation Services, Not Elsewhere Classified|1
45|Transportation by Air
451|Air Transportation, Scheduled, and Air Courier
4512|Air Transportation, Scheduled|1
4513|Air Courier Services|1
452|Air Transportation, Nonscheduled
4522|Air Transportation, Nonscheduled|1
458|Airports, Flying Fields, and Airport Terminal
4581|Airports, Flying Fields, and Airport Terminal Services|1
46|Pipelines, Except Natural Gas
461|Pipelines, Except Natural Gas
4612|Crude Petroleum Pipelines|1
4613|Refined Petroleum Pipelines|1
4619|Pipelines, Not Elsewhere Classified|1
47|Transportation Services
472|Arrangement of Passenger Transportation
4724|Travel Agencies|12
4725|Tour Operators|1
4729|Arrangement of Passenger Transportation, Not Elsewhere Classified|1
473|Arrangement of Transportation of Freight and Cargo
4731|Arrangement of Transportation of Freight and Cargo|8
474|Rental of Railroad Cars
4741|Rental of Railroad Cars|1
478|Miscellaneous Services Incidental to Transportation
4783|Packing and Crating|1
4785|Fixed Facilities and Inspection and Weighing Services for Motor Vehicle Transportation|1
4789|Transportation Services, Not Elsewhere Classified|1
48|Communications
481|Telephone Communications
4812|Radiotelephone Communications|8
4813|Telephone Communications, Except Radiotelephone|1
482|Telegraph and Other Message Communications
4822|Telegraph and Other Message Communications|1
483|Radio and Television Broadcasting Stations
4832|Radio Broadcasting Stations|4
4833|Television Broadcasting Stations|1
484|Cable and Other Pay Television Services
4841|Cable and Other Pay Television Services|1
489|Communications Services, Not Elsewhere
4899|Communications Services, Not Elsewhere Classified|1
49|Electric, Gas, and Sanitary Services
491|Electric Services
4911|Electric Services|1
492|Gas Production and Distribution
4922|Natural Gas Transmission|1
4923|Natural Gas Transmission and Distribution|1
4924|Natural Gas Distribution|1
4925|Mixed, Manufactured, or Liquefied Petroleum Gas Production and/or|1
493|Combination Electric and Gas, and Other Utility
4931|Electric and Other Services Combined|1
4932|Gas and Other Services Combined|1
4939|Combination Utilities, Not Elsewhere Classified|1
494|Water Supply
4941|Water Supply|1
495|Sanitary Services
4952|Sewerage Systems|1
4953|Refuse Systems|5
4959|Sanitary Services, Not Elsewhere Classified|1
496|Steam and Air-conditioning Supply
4961|Steam and Air-Conditioning Supply|1
497|Irrigation Systems
4971|Irrigation Systems|1
F|Wholesale Trade
50|Wholesale Trade - Durable Goods
501|Motor Vehicles and Motor Vehicle Parts and Supplies
5012|Automobiles and Other Motor Vehicles|1
5013|Motor Vehicle Supplies and New Parts|8
5014|Tires and Tubes|1
5015|Motor Vehicle Parts, Used|1
502|Furniture and Home Furnishings
5021|Furniture|1
5023|Home furnishings|1
503|Lumber and Other Construction Materials
5031|Lumber, Plywood, Millwork, and Wood Panels|1
5032|Brick, Stone, and Related Construction Materials|1
5033|Roofing, Siding, and Insulation Materials|1
5039|Construction Materials, Not Elsewhere Classified|1
504|Professional and Commercial Equipment and Supplies
5043|Photographic Equipment and Supplies|1
5044|Office Equipment|1
5045|Computers and Computer Peripheral Equipment and Software|1
5046|Commercial Equipment, Not Elsewhere Classified|1
5047|Medical, Dental, and Hospital Equipment and Supplies|6
5048|Ophthalmic Goods|1
5049|Professional Equipment and Supplies, Not Elsewhere Classified|1
505|Metals and Minerals, Except Petroleum
5051|Metals Service Centers and Offices|1
5052|Coal and Other Minerals and Ores|1
506|Electrical Goods
5063|Electrical Apparatus and Equipment Wiring Supplies, and Construction Materials|1
5064|Electrical Appliances, Television and Radio Sets|1
5065|Electronic Parts and Equipment, Not Elsewhere Classified|5
507|Hardware, and Plumbing and Heating Equipment
5072|Hardware|1
5074|Plumbing and Heating Equipment and Supplies (Hydronics)|1
5075|Warm Air Heating and Air-Conditioning Equipment and Supplies|1
5078|Refrigeration Equipment and Supplies|1
508|Machinery, Equipment, and Supplies
5082|Construction and Mining (Except Petroleum) Machinery and Equipment|1
5083|Farm and Garden Machinery and Equipment|1
5084|Industrial Machinery and Equipment|1
5085|Industrial Supplies|1
5087|Service Establishment Equipment and Supplies|1
5088|Transportation Equipment and Supplies, Except Motor Vehicles|1
509|Miscellaneous Durable Goods
5091|Sporting and Recreational Goods and Supplies|1
5092|Toys and Hobby Goods and Supplies|1
5093|Scrap and Waste Materials|1
5094|Jewelry, Watches, Precious Stones, and Precious Metals|1
5099|Durable Goods, Not Elsewhere Classified|1
51|Wholesale Trade - Nondurable Goods
511|Paper and Paper Products
5111|Printing and Writing Paper|1
5112|Stationery and Office Supplies|1
5113|Industrial and Personal Service Paper|1
512|Drugs, Drug Proprietaries, and Druggists' Sundries
5122|Drugs, Drug Proprietaries, and Druggists' Sundries|1
513|Apparel, Piece Goods, and Notions
5131|Piece Goods, Notions, and Other Dry Good|1
5136|Men's and Boy's Clothing and Furnishings|1
5137|Women's, Children's, and Infants' Clothing and Accessories|1
5139|Footwear|1
514|Groceries and Related Products
5141|Groceries, General Line|5
5142|Packaged Frozen Foods|1
5143|Dairy Products, Except Dried or Canned|1
5144|Poultry and Poultry Products|1
5145|Confectionery|1
5146|Fish and Seafoods|1
5147|Meats and Meat Products|1
5148|Fresh Fruits and Vegetables|1
5149|Groceries and Related Products, Not Elsewhere Classified|1
515|Farm-product Raw Materials
5153|Grain and Field Beans|1
5154|Livestock|1
5159|Farm-Product Raw Materials, Not Elsewhere Classified|1
516|Chemicals and Allied Products
5162|Plastics Materials and Basic Forms and Shapes|1
5169|Chemicals and Allied Products, Not Elsewhere Classified|1
517|Petroleum and Petroleum Products
5171|Petroleum Bulk stations and Terminals|1
5172|Petroleum and Petroleum Products Wholesalers, Except Bulk Stations and Terminals|1
518|Beer, Wine, and Distilled Alcoholic Beverages
5181|Beer and Ale|1
5182|Wine and Distilled Alcoholic Beverages|1
519|Miscellaneous Non-durable Goods
5191|Farm Supplies|1
5192|Books, Periodicals, and Newspapers|1
5193|Flowers, Nursery Stock, and Florists' Supplies|1
5194|Tobacco and Tobacco Products|1
5198|Paints, Varnishes, and Supplies|1
5199|Nondurable Goods, Not Elsewhere Classified|6
G|Retail Trade
52|Building Materials, Hardware, Garden Supply, and Mobile Home Dealers
521|Lumber and Other Building Materials Dealers
5211|Lumber and Other Building Materials Dealers|12
523|Paint, Glass and Wallpaper Stores
5231|Paint, Glass, and Wallpaper Stores|1
525|Hardware Stores
5251|Hardware Stores|8
526|Retail Nurseries, Lawn and Garden Supply Stores
5261|Retail Nurseries, Lawn and Garden Supply Stores|8
527|Mobile Home Dealers
5271|Mobile Home Dealers|1
53|General Merchandise Stores
531|Department Stores
5311|Department Stores|4
533|Variety Stores
5331|Variety Stores|1
539|Miscellaneous General Merchandise Stores
5399|Miscellaneous General Merchandise Stores|1
54|Food Stores
541|Grocery Stores
5411|Grocery Stores|38
542|Meat and Fish (seafood) Markets, Including
5421|Meat and Fish (Seafood) Markets, Including Freezer Provisioners|1
543|Fruit and Vegetable Markets
5431|Fruit and Vegetable Markets|1
544|Candy, Nut, and Confectionery Stores
5441|Candy, Nut, and Confectionery Stores|1
545|Dairy Products Stores
5451|Dairy Products Stores|1
546|Retail Bakeries
5461|Retail Bakeries|8
549|Miscellaneous Food Stores
5499|Miscellaneous Food Stores|1
55|Automotive Dealers and Gasoline Service Stations
551|Motor Vehicle Dealers (new and Used)
5511|Motor Vehicle Dealers (New and Used)|14
552|Motor Vehicle Dealers (used Only)
5521|Motor Vehicle Dealers (Used Only)|18
553|Auto and Home Supply Stores
5531|Auto and Home Supply Stores|12
554|Gasoline Service Stations
5541|Gasoline Service Stations|24
555|Boat Dealers
5551|Boat Dealers|1
556|Recreational Vehicle Dealers
5561|Recreational Vehicle Dealers|1
557|Motorcycle Dealers
5571|Motorcycle Dealers|1
559|Automotive Dealers, Not Elsewhere Classified
5599|Automotive Dealers, Not Elsewhere Classified|1
56|Apparel and Accessory Stores
561|Men's and Boys' Clothing and Accessory Stores
5611|Men's and Boys' Clothing and Accessory Stores|1
562|Women's Clothing Stores
5621|Women's Clothing Stores|14
563|Women's Accessory and Specialty Stores
5632|Women's Accessory and Specialty Stores|1
564|Children's and Infants' Wear Stores
5641|Children's and Infants' Wear Stores|1
565|Family Clothing Stores
5651|Family Clothing Stores|1
566|Shoe Stores
5661|Shoe Stores|8
569|Miscellaneous Apparel and Accessory Stores
5699|Miscellaneous Apparel and Accessory Stores|1
57|Home Furniture, Furnishings, and Equipment Stores
571|Home Furniture and Furnishings Stores
5712|Furniture Stores|12
5713|Floor Covering Stores|1
5714|Drapery, Curtain, and Upholstery Stores|1
5719|Miscellaneous home furnishings Stores|1
572|Household Appliance Stores
5722|Household Appliance Stores|1
573|Radio, Television, Consumer Electronics, and Music Stores
5731|Radio, Television, and Consumer Electronics Stores|1
5734|Computer and Computer Software Stores|6
5735|Record and Prerecorded Tape Stores|1
5736|Musical Instrument Stores|1
58|Eating and Drinking Places
581|Eating and Drinking Places
5812|Eating Places|120
5813|Drinking Places (alcoholic Beverages)|22
59|Miscellaneous Retail
591|Drug Stores and Proprietary Stores
5912|Drug Stores and Proprietary Stores|16
592|Liquor Stores
5921|Liquor Stores|12
593|Used Merchandise Stores
5932|Used Merchandise Stores|1
594|Miscellaneous Shopping Goods Stores
5941|Sporting Goods Stores and Bicycle Shops|10
5942|Book Stores|1
5943|Stationery Stores|1
5944|Jewelry Stores|10
5945|Hobby, Toy, and Game Shops|1
5946|Camera and Photographic Supply Stores|1
5947|Gift, Novelty, and Souvenir Shops|12
5948|Luggage and Leather Goods Stores|1
5949|Sewing, Needlework, and Piece Goods Stores|1
596|Nonstore Retailers
5961|Catalog and Mail-Order Houses|1
5962|Automatic Merchandising Machine Operators|1
5963|Direct Selling Establishments|1
598|Fuel Dealers
5983|Fuel Oil Dealers|1
5984|Liquefied Petroleum Gas (Bottled Gas) Dealers|1
5989|Fuel Dealers, Not Elsewhere Classified|1
599|Retail Stores, Not Elsewhere Classified
5992|Florists|10
5993|Tobacco Stores and Stands|1
5994|News Dealers and Newsstands|1
5995|Optical Goods Stores|1
5999|Miscellaneous Retail Stores, Not Elsewhere Classified|24
H|Finance, Insurance, and Real Estate
60|Depository Institutions
601|Central Reserve Depository Institutions
6011|Federal Reserve Banks|1
6019|Central Reserve Depository Institutions, Not Elsewhere Classified|1
602|Commercial Banks
6021|National Commercial Banks|20
6022|State Commercial Banks|1
6029|Commercial Banks, Not Elsewhere Classified|1
603|Savings Institutions
6035|Savings Institutions, Federally Chartered|1
6036|Savings Institutions, Not Federally Chartered|1
606|Credit Unions
6061|Credit Unions, Federally Chartered|6
6062|Credit Unions, Not Federally Chartered|1
608|Foreign Banking and Branches and Agencies of
6081|Branches and Agencies of Foreign Banks|1
6082|Foreign Trade and International Banking Institutions|1
609|Functions Related to Depository Banking
6091|Non-deposit Trust Facilities,|1
6099|Functions Related to Depository Banking, Not Elsewhere Classified|1
61|Nondepository Credit Institutions
611|Federal and Federally-sponsored Credit Agencies
6111|Federal and Federally-Sponsored Credit Agencies|1
614|Personal Credit Institutions
6141|Personal Credit Institutions|8
615|Business Credit Institutions
6153|Short-Term Business Credit Institutions, Except Agricultural|1
6159|Miscellaneous business Credit Institutions|1
616|Mortgage Bankers and Brokers
6162|Mortgage Bankers and Loan Correspondents|14
6163|Loan Brokers|1
62|Security and Commodity Brokers, Dealers, Exchanges, and Services
621|Security Brokers, Dealers, and Flotation
6211|Security Brokers, Dealers, and Flotation Companies|12
622|Commodity Contracts Brokers and Dealers
6221|Commodity Contracts Brokers and Dealers|1
623|Security and Commodity Exchanges
6231|Security and Commodity Exchanges|1
628|Services Allied With the Exchange of Securities
6282|Investment Advice|18
6289|Services Allied With the Exchange of Securities or Commodities, Not Elsewhere Classified|1
63|Insurance Carriers
631|Life Insurance
6311|Life Insurance|6
632|Accident and Health Insurance and Medical
6321|Accident and Health Insurance|1
6324|Hospital and Medical Service Plans|1
633|Fire, Marine, and Casualty Insurance
6331|Fire, Marine, and Casualty Insurance|5
635|Surety Insurance
6351|Surety Insurance|1
636|Title Insurance
6361|Title Insurance|1
637|Pension, Health, and Welfare Funds
6371|Pension, Health, and Welfare Funds|1
639|Insurance Carriers, Not Elsewhere Classified
6399|Insurance Carriers, Not Elsewhere Classified|1
64|Insurance Agents, Brokers, and Service
641|Insurance Agents, Brokers, and Service
6411|Insurance Agents, Brokers, and Service|70
65|Real Estate
651|Real Estate Operators (except Developers) and Lessors
6512|Operators of Nonresidential Buildings|1
6513|Operators of Apartment Buildings|20
6514|Operators of Dwellings Other Than Apartment Buildings|1
6515|Operators of Residential Mobile Home Sites|1
6517|Lessors of Railroad Property|1
6519|Lessors of Real Property, Not Elsewhere Classified|1
653|Real Estate Agents and Managers
6531|Real Estate Agents and Managers|95
654|Title Abstract Offices
6541|Title Abstract Offices|5
655|Land Subdividers and Developers
6552|Land Subdividers and Developers, Except Cemeteries|1
6553|Cemetery Subdividers and Developers|1
67|Holding and Other Investment Offices
671|Holding Offices
6712|Offices of Bank Holding Companies|1
6719|Offices of Holding Companies, Not Elsewhere Classified|1
672|Investment Offices
6722|Management Investment Offices, Open-End|1
6726|Unit Investment Trusts, Face-Amount Certificate Offices, and Closed-End Management Investment Offices|1
673|Trusts
6732|Educational, Religious, and Charitable Trusts|1
6733|Trusts, Except Educational, Religious, and Charitable|1
679|Miscellaneous Investing
6792|Oil Royalty Traders|1
6794|Patent Owners and Lessors|1
6798|Real Estate Investment Trusts|1
6799|Investors, Not Elsewhere Classified|1
I|Services
70|Hotels, Rooming Houses, Camps, and Other Lodging Places
701|Hotels and Motels
7011|Hotels and Motels|22
702|Rooming and Boarding Houses
7021|Rooming and Boarding Houses|1
703|Camps and Recreational Vehicle Parks
7032|Sporting and Recreational Camps|1
7033|Recreational Vehicle Parks and Campsites|1
704|Organization Hotels and Lodging Houses, on
7041|Organization Hotels and Lodging Houses, on Membership Basis|1
72|Personal Services
721|Laundry, Cleaning, and Garment Services
7211|Power Laundries, Family and Commercial|1
7212|Garment Pressing, and Agents for Laundries and Drycleaners|1
7213|Linen Supply|1
7215|Coin-Operated Laundries and Drycleaning|8
7216|Drycleaning Plants, Except Rug Cleaning|8
7217|Carpet and Upholstery Cleaning|8
7218|Industrial Launderers|1
7219|Laundry and Garment Services, Not Elsewhere Classified|1
722|Photographic Studios, Portrait
7221|Photographic Studios, Portrait|1
723|Beauty Shops
7231|Beauty Shops|72
724|Barber Shops
7241|Barber Shops|14
725|Shoe Repair Shops and Shoeshine Parlors
7251|Shoe Repair Shops and Shoeshine Parlors|1
726|Funeral Service and Crematories
7261|Funeral Service and Crematories|7
729|Miscellaneous Personal Services
7291|Tax Return Preparation Services|12
7299|Miscellaneous Personal Services, Not Elsewhere Classified|18
73|Business Services
731|Advertising
7311|Advertising Agencies|14
7312|Outdoor Advertising Services|1
7313|Radio, Television, and Publishers' Advertising Representatives|1
7319|Advertising, Not Elsewhere Classified|1
732|Consumer Credit Reporting Agencies, Mercantile
7322|Adjustment and Collection Services|1
7323|Credit Reporting Services|1
733|Mailing, Reproduction, Commercial Art and Photography, and Stenographic Services
7331|Direct Mail Advertising Services|1
7334|Photocopying and Duplicating Services|1
7335|Commercial Photography|1
7336|Commercial Art and Graphic Design|1
7338|Secretarial and Court Reporting Services|1
734|Services to Dwellings and Other Buildings
7342|Disinfecting and Pest Control Services|9
7349|Building Cleaning and Maintenance Services, Not Elsewhere|28
735|Miscellaneous Equipment Rental and Leasing
7352|Medical Equipment Rental and Leasing|1
7353|Heavy Construction Equipment Rental and Leasing|1
7359|Equipment Rental and Leasing, Not Elsewhere Classified|1
736|Personnel Supply Services
7361|Employment Agencies|10
7363|Help Supply Services|1
737|Computer Programming, Data Processing, and Other Computer Related Services
7371|Computer Programming Services|24
7372|Prepackaged Software|8
7373|Computer Integrated Systems Design|1
7374|Computer Processing and Data Preparation and Processing Services|1
7375|Information Retrieval Services|1
7376|Computer Facilities Management Services|1
7377|Computer Rental and Leasing|1
7378|Computer Maintenance and Repair|1
7379|Computer Related Services, Not Elsewhere Classified|1
738|Miscellaneous Business Services
7381|Detective, Guard, and Armored Car Services|7
7382|Security Systems Services|1
7383|News Syndicates|1
7384|Photofinishing Laboratories|1
7389|Business Services, Not Elsewhere Classified|48
75|Automotive Repair, Services, and Parking
751|Automotive Rental and Leasing, Without Drivers
7513|Truck Rental and Leasing, Without Drivers|1
7514|Passenger Car Rental|1
7515|Passenger Car Leasing|1
7519|Utility Trailer and Recreational Vehicle Rental|1
752|Automobile Parking
7521|Automobile Parking|1
753|Automotive Repair Shops
7532|Top, Body, and Upholstery Repair Shops and Paint Shops|22
7533|Automotive Exhaust System Repair Shops|1
7534|Tire Retreading and Repair Shops|1
7536|Automotive Glass Replacement Shops|1
7537|Automotive Transmission Repair Shops|1
7538|General Automotive Repair Shops|48
7539|Automotive Repair Shops, Not Elsewhere Classified|1
754|Automotive Services, Except Repair
7542|Carwashes|9
7549|Automotive Services, Except Repair and Carwashes|1
76|Miscellaneous Repair Services
762|Electrical Repair Shops
7622|Radio and Television Repair Shops|1
7623|Refrigeration and Air-Conditioning Service and Repair Shops|1
7629|Electrical and Electronic Repair Shops, Not Elsewhere Classified|1
763|Watch, Clock, and Jewelry Repair
7631|Watch, Clock, and Jewelry Repair|1
764|Reupholstery and Furniture Repair
7641|Reupholstery and Furniture Repair|1
769|Miscellaneous Repair Shops and Related Services
7692|Welding Repair|1
7694|Armature Rewinding Shops|1
7699|Repair Shops and Related Services, Not Elsewhere Classified|16
78|Motion Pictures
781|Motion Picture Production and Allied Services
7812|Motion Picture and Video Tape Production|1
7819|Services Allied to Motion Picture Production|1
782|Motion Picture Distribution and Allied Services
7822|Motion Picture and Video Tape Distribution|1
7829|Services Allied to Motion Picture Distribution|1
783|Motion Picture Theaters
7832|Motion Picture Theaters, Except Drive-in|1
7833|Drive-in Motion Picture Theaters|1
784|Video Tape Rental
7841|Video Tape Rental|1
79|Amusement and Recreation Services
791|Dance Studios, Schools, and Halls
7911|Dance Studios, Schools, and Halls|1
792|Theatrical Producers (except Motion Picture),
7922|Theatrical Producers (Except Motion Picture) and Miscellaneous Theatrical Services|1
7929|Bands, Orchestras, Actors, and Other Entertainers and Entertainment Groups|1
793|Bowling Centers
7933|Bowling Centers|1
794|Commercial Sports
7941|Professional Sports Clubs and Promoters|1
7948|Racing, Including Track Operation|1
799|Miscellaneous Amusement and Recreation
7991|Physical Fitness Facilities|16
7992|Public Golf Courses|1
7993|Coin-Operated Amusement Devices|1
7996|Amusement Parks|1
7997|Membership Sports and Recreation Clubs|8
7999|Amusement and Recreation Services, Not Elsewhere Classified|14
80|Health Services
801|Offices and Clinics of Doctors of Medicine
8011|Offices and Clinics of Doctors of Medicine|95
802|Offices and Clinics of Dentists
8021|Offices and Clinics of Dentists|52
803|Offices and Clinics of Doctors of Osteopathy
8031|Offices and Clinics of Doctors of Osteopathy|1
804|Offices and Clinics of Other Health Practitioners
8041|Offices and Clinics of Chiropractors|20
8042|Offices and Clinics of Optometrists|10
8043|Offices and Clinics of Podiatrists|1
8049|Offices and Clinics of Health Practitioners, Not Elsewhere Classified|26
805|Nursing and Personal Care Facilities
8051|Skilled Nursing Care Facilities|7
8052|Intermediate Care Facilities|1
8059|Nursing and Personal Care Facilities, Not Elsewhere Classified|1
806|Hospitals
8062|General Medical and Surgical Hospitals|1
8063|Psychiatric Hospitals|1
8069|Specialty Hospitals, Except Psychiatric|1
807|Medical and Dental Laboratories
8071|Medical Laboratories|1
8072|Dental Laboratories|1
808|Home Health Care Services
8082|Home Health Care Services|14
809|Miscellaneous Health and Allied Services, Not
8092|Kidney Dialysis Centers|1
8093|Specialty Outpatient Facilities, Not Elsewhere Classified|1
8099|Health and Allied Services, Not Elsewhere Classified|1
81|Legal Services
811|Legal Services
8111|Legal Services|82
82|Educational Services
821|Elementary and Secondary Schools
8211|Elementary and Secondary Schools|34
822|Colleges, Universities, Professional Schools, and
8221|Colleges, Universities, and Professional Schools|1
8222|Junior Colleges and Technical Institutes|1
823|Libraries
8231|Libraries|1
824|Vocational Schools
8243|Data Processing Schools|1
8244|Business and Secretarial Schools|1
8249|Vocational Schools, Not Elsewhere Classified|1
829|Schools and Educational Services, Not Elsewhere
8299|Schools and Educational Services, Not Elsewhere Classified|14
83|Social Services
832|Individual and Family Social Services
8322|Individual and Family Social Services|20
833|Job Training and Vocational Rehabilitation
8331|Job Training and Vocational Rehabilitation Services|1
835|Child Day Care Services
8351|Child Day Care Services|28
836|Residential Care
8361|Residential Care|1
839|Social Services, Not Elsewhere Classified
8399|Social Services, Not Elsewhere Classified|1
84|Museums, Art Galleries, and Botanical and Zoological Gardens
841|Museums and Art Galleries
8412|Museums and Art Galleries|1
842|Arboreta and Botanical or Zoological Gardens
8422|Arboreta and Botanical or Zoological Gardens|1
86|Membership Organizations
861|Business Associations
8611|Business Associations|1
862|Professional Membership Organizations
8621|Professional Membership Organizations|1
863|Labor Unions and Similar Labor Organizations
8631|Labor Unions and Similar Labor Organizations|1
864|Civic, Social, and Fraternal Associations
8641|Civic, Social, and Fraternal Associations|1
865|Political Organizations
8651|Political Organizations|1
866|Religious Organizations
8661|Religious Organizations|80
869|Membership Organizations, Not Elsewhere
8699|Membership Organizations, Not Elsewhere Classified|1
87|Engineering, Accounting, Research, Management, and Related Services
871|Engineering, Architectural, and Surveying
8711|Engineering Services|20
8712|Architectural Services|10
8713|Surveying Services|1
872|Accounting, Auditing, and Bookkeeping Services
8721|Accounting, Auditing, and Bookkeeping Services|42
873|Research, Development, and Testing Services
8731|Commercial Physical and Biological Research|1
8732|Commercial Economic, Sociological, and Educational Research|1
8733|Noncommercial Research Organizations|1
8734|Testing Laboratories|1
874|Management and Public Relations Services
8741|Management Services|1
8742|Management Consulting Services|34
8743|Public Relations Services|1
8744|Facilities Support Management Services|1
8748|Business Consulting Services, Not Elsewhere Classified|14
88|Private Households
881|Private Households
8811|Private Households|1
89|Miscellaneous Services
899|Miscellaneous Services
8999|Services, Not Elsewhere Classified|6
J|Public Administration
91|Executive, Legislative, and General Government, Except Finance
911|Executive Offices
9111|Executive Offices|1
912|Legislative Bodies
9121|Legislative Bodies|3
913|Executive and Legislative Offices Combined
9131|Executive and Legislative Offices Combined|1
919|General Government, Not Elsewhere Classified
9199|General Government, Not Elsewhere Classified|1
92|Justice, Public Order, and Safety
921|Courts
9211|Courts|1
922|Public Order and Safety
9221|Police Protection|5
9222|Legal Counsel and Prosecution|1
9223|Correctional Institutions|1
9224|Fire Protection|7
9229|Public Order and Safety, Not Elsewhere Classified|1
93|Public Finance, Taxation, and Monetary Policy
931|Public Finance, Taxation, and Monetary Policy
9311|Public Finance, Taxation, and Monetary Policy|1
94|Administration of Human Resource Programs
941|Administration of Educational Programs
9411|Administration of Educational Programs|1
943|Administration of Public Health Programs
9431|Administration of Public Health Programs|1
944|Administration of Social, Human Resource and
9441|Administration of Social, Human Resource and Income Maintenance Programs|1
945|Administration of Veteran's Affairs, Except
9451|Administration of Veterans' Affairs, Except Health and Insurance|1
95|Administration of Environmental Quality and Housing Programs
951|Administration of Environmental Quality
9511|Air and Water Resource and Solid Waste Management|1
9512|Land, Mineral, Wildlife, and Forest Conservation|1
953|Administration of Housing and Urban
9531|Administration of Housing Programs|1
9532|Administration of Urban Planning and Community and Rural Development|1
96|Administration of Economic Programs
961|Administration of General Economic Programs
9611|Administration of General Economic Programs|1
962|Regulation and Administration of Transportation
9621|Regulation and Administration of Transportation Programs|1
963|Regulation and Administration of
9631|Regulation and Administration of Communications, Electric, Gas, and Other Utilities|1
964|Regulation of Agricultural Marketing and
9641|Regulation of Agricultural Marketing and Commodities|1
965|Regulation, Licensing, and Inspection of
9651|Regulation, Licensing, and Inspection of Miscellaneous Commercial Sectors|1
966|Space Research and Technology
9661|Space and Research and Technology|1
97|National Security and International Affairs
971|National Security
9711|National Security|1
972|International Affairs
9721|International Affairs|1
99|Nonclassifiable Establishments
999|Nonclassifiable Establishments
9999|Nonclassifiable Establishments|30
`;
