/** A country: ISO code, dial prefix, nationality and a city. */
export interface Pais {
  nombre: string;
  sigla: string;
  prefijo: string;
  nacionalidad: string;
  capital: string;
}

/** The insurer's country, the clients' most frequent ones, then all others by name. */
const TABLE = `
República Dominicana|DO|1|Dominicana|Santo Domingo
Estados Unidos|US|1|Estadounidense|Washington D. C.
España|ES|34|Española|Madrid
Haití|HT|509|Haitiana|Puerto Príncipe
Venezuela|VE|58|Venezolana|Caracas
Colombia|CO|57|Colombiana|Bogotá
Puerto Rico|PR|1|Puertorriqueña|San Juan
Italia|IT|39|Italiana|Roma
Afganistán|AF|93|Afgana|Kabul
Albania|AL|355|Albanesa|Tirana
Alemania|DE|49|Alemana|Berlín
Andorra|AD|376|Andorrana|Andorra la Vieja
Angola|AO|244|Angoleña|Luanda
Antigua y Barbuda|AG|1|Antiguana|Saint John’s
Arabia Saudita|SA|966|Saudita|Riad
Argelia|DZ|213|Argelina|Argel
Argentina|AR|54|Argentina|Buenos Aires
Armenia|AM|374|Armenia|Ereván
Aruba|AW|297|Arubeña|Oranjestad
Australia|AU|61|Australiana|Sídney
Austria|AT|43|Austríaca|Viena
Azerbaiyán|AZ|994|Azerbaiyana|Bakú
Bahamas|BS|1|Bahameña|Nasáu
Bangladés|BD|880|Bangladesí|Daca
Barbados|BB|1|Barbadense|Bridgetown
Baréin|BH|973|Bareiní|Manama
Bélgica|BE|32|Belga|Bruselas
Belice|BZ|501|Beliceña|Belmopán
Benín|BJ|229|Beninesa|Cotonú
Bielorrusia|BY|375|Bielorrusa|Minsk
Bolivia|BO|591|Boliviana|La Paz
Bosnia y Herzegovina|BA|387|Bosnia|Sarajevo
Botsuana|BW|267|Botsuana|Gaborone
Brasil|BR|55|Brasileña|São Paulo
Brunéi|BN|673|Bruneana|Bandar Seri Begawan
Bulgaria|BG|359|Búlgara|Sofía
Burkina Faso|BF|226|Burkinesa|Uagadugú
Burundi|BI|257|Burundesa|Buyumbura
Bután|BT|975|Butanesa|Timbu
Cabo Verde|CV|238|Caboverdiana|Praia
Camboya|KH|855|Camboyana|Nom Pen
Camerún|CM|237|Camerunesa|Yaundé
Canadá|CA|1|Canadiense|Toronto
Catar|QA|974|Catarí|Doha
Chad|TD|235|Chadiana|Yamena
Chile|CL|56|Chilena|Santiago
China|CN|86|China|Pekín
Chipre|CY|357|Chipriota|Nicosia
Comoras|KM|269|Comorense|Moroni
Congo|CG|242|Congoleña|Brazzaville
Corea del Norte|KP|850|Norcoreana|Pionyang
Corea del Sur|KR|82|Surcoreana|Seúl
Costa de Marfil|CI|225|Marfileña|Abiyán
Costa Rica|CR|506|Costarricense|San José
Croacia|HR|385|Croata|Zagreb
Cuba|CU|53|Cubana|La Habana
Curazao|CW|599|Curazoleña|Willemstad
Dinamarca|DK|45|Danesa|Copenhague
Dominica|DM|1|Dominiquesa|Roseau
Ecuador|EC|593|Ecuatoriana|Quito
Egipto|EG|20|Egipcia|El Cairo
El Salvador|SV|503|Salvadoreña|San Salvador
Emiratos Árabes Unidos|AE|971|Emiratí|Dubái
Eritrea|ER|291|Eritrea|Asmara
Eslovaquia|SK|421|Eslovaca|Bratislava
Eslovenia|SI|386|Eslovena|Liubliana
Estonia|EE|372|Estonia|Tallin
Esuatini|SZ|268|Suazi|Mbabane
Etiopía|ET|251|Etíope|Adís Abeba
Filipinas|PH|63|Filipina|Manila
Finlandia|FI|358|Finlandesa|Helsinki
Fiyi|FJ|679|Fiyiana|Suva
Francia|FR|33|Francesa|París
Gabón|GA|241|Gabonesa|Libreville
Gambia|GM|220|Gambiana|Banjul
Georgia|GE|995|Georgiana|Tiflis
Ghana|GH|233|Ghanesa|Acra
Granada|GD|1|Granadina|Saint George’s
Grecia|GR|30|Griega|Atenas
Guadalupe|GP|590|Guadalupeña|Pointe-à-Pitre
Guatemala|GT|502|Guatemalteca|Ciudad de Guatemala
Guayana Francesa|GF|594|Francoguayanesa|Cayena
Guinea|GN|224|Guineana|Conakri
Guinea Ecuatorial|GQ|240|Ecuatoguineana|Malabo
Guinea-Bisáu|GW|245|Bisauguineana|Bisáu
Guyana|GY|592|Guyanesa|Georgetown
Honduras|HN|504|Hondureña|Tegucigalpa
Hong Kong|HK|852|Hongkonesa|Hong Kong
Hungría|HU|36|Húngara|Budapest
India|IN|91|India|Nueva Delhi
Indonesia|ID|62|Indonesia|Yakarta
Irak|IQ|964|Iraquí|Bagdad
Irán|IR|98|Iraní|Teherán
Irlanda|IE|353|Irlandesa|Dublín
Islandia|IS|354|Islandesa|Reikiavik
Islas Caimán|KY|1|Caimanesa|George Town
Islas Marshall|MH|692|Marshalesa|Majuro
Islas Salomón|SB|677|Salomonense|Honiara
Islas Turcas y Caicos|TC|1|Turcocaiqueña|Cockburn Town
Islas Vírgenes Británicas|VG|1|Virgenense británica|Road Town
Islas Vírgenes de los Estados Unidos|VI|1|Virgenense estadounidense|Charlotte Amalie
Israel|IL|972|Israelí|Tel Aviv
Jamaica|JM|1|Jamaiquina|Kingston
Japón|JP|81|Japonesa|Tokio
Jordania|JO|962|Jordana|Amán
Kazajistán|KZ|7|Kazaja|Almatý
Kenia|KE|254|Keniana|Nairobi
Kirguistán|KG|996|Kirguisa|Biskek
Kiribati|KI|686|Kiribatiana|Tarawa
Kuwait|KW|965|Kuwaití|Ciudad de Kuwait
Laos|LA|856|Laosiana|Vientián
Lesoto|LS|266|Lesotense|Maseru
Letonia|LV|371|Letona|Riga
Líbano|LB|961|Libanesa|Beirut
Liberia|LR|231|Liberiana|Monrovia
Libia|LY|218|Libia|Trípoli
Liechtenstein|LI|423|Liechtensteiniana|Vaduz
Lituania|LT|370|Lituana|Vilna
Luxemburgo|LU|352|Luxemburguesa|Luxemburgo
Macedonia del Norte|MK|389|Macedonia|Skopie
Madagascar|MG|261|Malgache|Antananarivo
Malasia|MY|60|Malasia|Kuala Lumpur
Malaui|MW|265|Malauí|Lilongüe
Maldivas|MV|960|Maldiva|Malé
Malí|ML|223|Maliense|Bamako
Malta|MT|356|Maltesa|La Valeta
Marruecos|MA|212|Marroquí|Casablanca
Martinica|MQ|596|Martiniquesa|Fort-de-France
Mauricio|MU|230|Mauriciana|Port-Louis
Mauritania|MR|222|Mauritana|Nuakchot
México|MX|52|Mexicana|Ciudad de México
Micronesia|FM|691|Micronesia|Palikir
Moldavia|MD|373|Moldava|Chisináu
Mónaco|MC|377|Monegasca|Mónaco
Mongolia|MN|976|Mongola|Ulán Bator
Montenegro|ME|382|Montenegrina|Podgorica
Mozambique|MZ|258|Mozambiqueña|Maputo
Myanmar|MM|95|Birmana|Rangún
Namibia|NA|264|Namibia|Windhoek
Nauru|NR|674|Nauruana|Yaren
Nepal|NP|977|Nepalí|Katmandú
Nicaragua|NI|505|Nicaragüense|Managua
Níger|NE|227|Nigerina|Niamey
Nigeria|NG|234|Nigeriana|Lagos
Noruega|NO|47|Noruega|Oslo
Nueva Zelanda|NZ|64|Neozelandesa|Auckland
Omán|OM|968|Omaní|Mascate
Países Bajos|NL|31|Neerlandesa|Ámsterdam
Pakistán|PK|92|Pakistaní|Karachi
Palaos|PW|680|Palauana|Koror
Palestina|PS|970|Palestina|Ramala
Panamá|PA|507|Panameña|Ciudad de Panamá
Papúa Nueva Guinea|PG|675|Papú|Puerto Moresby
Paraguay|PY|595|Paraguaya|Asunción
Perú|PE|51|Peruana|Lima
Polonia|PL|48|Polaca|Varsovia
Portugal|PT|351|Portuguesa|Lisboa
Reino Unido|GB|44|Británica|Londres
República Centroafricana|CF|236|Centroafricana|Bangui
República Checa|CZ|420|Checa|Praga
República Democrática del Congo|CD|243|Congoleña (República Democrática)|Kinsasa
Ruanda|RW|250|Ruandesa|Kigali
Rumanía|RO|40|Rumana|Bucarest
Rusia|RU|7|Rusa|Moscú
Samoa|WS|685|Samoana|Apia
San Cristóbal y Nieves|KN|1|Sancristobaleña|Basseterre
San Marino|SM|378|Sanmarinense|San Marino
San Martín|SX|1|Sanmartinense|Philipsburg
San Vicente y las Granadinas|VC|1|Sanvicentina|Kingstown
Santa Lucía|LC|1|Santalucense|Castries
Santo Tomé y Príncipe|ST|239|Santotomense|Santo Tomé
Senegal|SN|221|Senegalesa|Dakar
Serbia|RS|381|Serbia|Belgrado
Seychelles|SC|248|Seychellense|Victoria
Sierra Leona|SL|232|Sierraleonesa|Freetown
Singapur|SG|65|Singapurense|Singapur
Siria|SY|963|Siria|Damasco
Somalia|SO|252|Somalí|Mogadiscio
Sri Lanka|LK|94|Ceilanesa|Colombo
Sudáfrica|ZA|27|Sudafricana|Johannesburgo
Sudán|SD|249|Sudanesa|Jartum
Sudán del Sur|SS|211|Sursudanesa|Yuba
Suecia|SE|46|Sueca|Estocolmo
Suiza|CH|41|Suiza|Zúrich
Surinam|SR|597|Surinamesa|Paramaribo
Tailandia|TH|66|Tailandesa|Bangkok
Taiwán|TW|886|Taiwanesa|Taipéi
Tanzania|TZ|255|Tanzana|Dar es-Salam
Tayikistán|TJ|992|Tayika|Dusambé
Timor Oriental|TL|670|Timorense|Dili
Togo|TG|228|Togolesa|Lomé
Tonga|TO|676|Tongana|Nukualofa
Trinidad y Tobago|TT|1|Trinitense|Puerto España
Túnez|TN|216|Tunecina|Túnez
Turkmenistán|TM|993|Turcomana|Asjabad
Turquía|TR|90|Turca|Estambul
Tuvalu|TV|688|Tuvaluana|Funafuti
Ucrania|UA|380|Ucraniana|Kiev
Uganda|UG|256|Ugandesa|Kampala
Uruguay|UY|598|Uruguaya|Montevideo
Uzbekistán|UZ|998|Uzbeka|Taskent
Vanuatu|VU|678|Vanuatuense|Port Vila
Vaticano|VA|379|Vaticana|Ciudad del Vaticano
Vietnam|VN|84|Vietnamita|Ciudad Ho Chi Minh
Yemen|YE|967|Yemení|Saná
Yibuti|DJ|253|Yibutiana|Yibuti
Zambia|ZM|260|Zambiana|Lusaka
Zimbabue|ZW|263|Zimbabuense|Harare
`;

/** Countries in the catalogue's order; the position is the id. */
export const PAISES: readonly Pais[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [nombre = '', sigla = '', prefijo = '', nacionalidad = '', capital = ''] = line.split('|');
    return { nombre, sigla, prefijo, nacionalidad, capital };
  });
