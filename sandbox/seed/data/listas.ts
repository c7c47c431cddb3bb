function list(text: string): readonly string[] {
  return text
    .trim()
    .split(/\s*[,\n]\s*/)
    .filter((name) => name !== '');
}

export const SEXOS = list('Masculino, Femenino');
export const ESTADOS_CIVILES = list('Soltero, Casado, Divorciado, Viudo, Unión libre, Separado');
export const GRUPOS_PERSONA = list('Clientes, Empleados, Relacionados, Proveedores, Accionistas');
export const TIPOS_CANAL = list('Correo electrónico, Teléfono, Correspondencia, Mensaje de texto, WhatsApp, Visita');
export const TIPOS_TELEFONO = list('Celular, Residencial, Oficina, Fax, Otro');
export const TIPOS_TARJETA = list('Visa, Mastercard, American Express');
export const MONEDAS = list('Peso dominicano, Dólar estadounidense, Euro');
export const ENTIDADES = list('Seguros generales, Seguros de personas');
export const REGIONES = list('Metropolitana, Norte, Este, Sur');

/** Branches with their region. */
export const SUCURSALES: readonly (readonly [nombre: string, region: string])[] = [
  ['Santo Domingo', 'Metropolitana'],
  ['Santiago', 'Norte'],
  ['La Romana', 'Este'],
  ['Santo Domingo Este', 'Metropolitana'],
  ['Santo Domingo Oeste', 'Metropolitana'],
  ['San Francisco de Macorís', 'Norte'],
  ['La Vega', 'Norte'],
  ['Puerto Plata', 'Norte'],
  ['Moca', 'Norte'],
  ['San Pedro de Macorís', 'Este'],
  ['Higüey', 'Este'],
  ['Bávaro', 'Este'],
  ['San Cristóbal', 'Sur'],
  ['Baní', 'Sur'],
  ['Azua', 'Sur'],
  ['Barahona', 'Sur'],
];

export const DEPORTES = list(`
  Ninguna, Béisbol, Ciclismo, Buceo, Baloncesto, Voleibol, Fútbol, Softbol, Atletismo, Natación, Tenis, Pádel, Golf, Gimnasio
  Artes marciales, Boxeo, Equitación, Montañismo, Escalada, Parapente, Paracaidismo, Vuelo sin motor, Surf, Kitesurf, Vela
  Pesca deportiva, Caza, Motociclismo, Automovilismo, Motocross, Ajedrez, Dominó, Triatlón, Senderismo, Patinaje, Esgrima
`);

export const PROFESIONES = list(`
  Abogado, Contador, Ingeniero civil, Médico
  Actor, Actuario, Administrador de empresas, Administrador hotelero, Agrimensor, Agrónomo, Albañil, Analista de sistemas
  Analista financiero, Anestesiólogo, Antropólogo, Apicultor, Archivista, Arquitecto, Arquitecto de interiores, Artesano
  Asesor de seguros, Astrónomo, Atleta profesional, Auditor, Auxiliar de enfermería, Azafata, Bailarín, Barbero, Bibliotecólogo
  Biólogo, Bioanalista, Bombero, Cajero, Camarógrafo, Cantante, Cardiólogo, Carpintero, Cartógrafo, Catedrático, Chef, Chofer
  Cineasta, Cirujano, Cirujano plástico, Cocinero, Comerciante, Comunicador social, Conserje, Consultor, Controlador aéreo
  Corredor de bienes raíces, Corredor de seguros, Criminólogo, Dentista, Dermatólogo, Desarrollador de software, Detective
  Dibujante, Diplomático, Diseñador de modas, Diseñador gráfico, Ebanista, Ecólogo, Economista, Editor, Educador, Electricista
  Endocrinólogo, Enfermero, Enólogo, Entrenador deportivo, Epidemiólogo, Escritor, Escultor, Estadístico, Estilista, Estudiante
  Farmacéutico, Filósofo, Físico, Fisioterapeuta, Fotógrafo, Fumigador, Ganadero, Gastroenterólogo, Geógrafo, Geólogo, Gerente
  Ginecólogo, Guardia de seguridad, Guía turístico, Herrero, Historiador, Ingeniero agrónomo, Ingeniero ambiental
  Ingeniero de minas, Ingeniero de sistemas, Ingeniero de telecomunicaciones, Ingeniero eléctrico, Ingeniero electrónico
  Ingeniero industrial, Ingeniero mecánico, Ingeniero químico, Intérprete judicial, Investigador, Jardinero, Joyero, Juez
  Locutor, Maestro, Maestro constructor, Marinero, Matemático, Mecánico, Mercadólogo, Meteorólogo, Militar, Modelo, Músico
  Neumólogo, Neurocirujano, Neurólogo, Notario, Nutricionista, Odontólogo, Oficial bancario, Oftalmólogo, Oncólogo, Optómetra
  Ortopeda, Otorrinolaringólogo, Panadero, Pastor, Pediatra, Periodista, Pescador, Piloto, Pintor, Plomero, Policía, Politólogo
  Productor agrícola, Productor de televisión, Programador, Psicólogo, Psiquiatra, Publicista, Químico, Radiólogo, Recepcionista
  Relacionista público, Religioso, Sastre, Secretaria ejecutiva, Sociólogo, Soldador, Supervisor, Tasador, Técnico en informática
  Técnico en refrigeración, Terapeuta, Topógrafo, Trabajador social, Traductor, Urbanista, Urólogo, Vendedor, Veterinario, Zapatero
`);

export const SECTORES_ECONOMICOS = list(`
  Comercio, Construcción, Hoteles y turismo, Servicios, Agropecuario, Minería, Manufactura local, Zonas francas, Energía y agua
  Transporte y almacenamiento, Comunicaciones, Intermediación financiera, Actividades inmobiliarias, Enseñanza, Salud
  Administración pública, Organizaciones sin fines de lucro, Tecnología, Arte y entretenimiento
`);

export const OCUPACIONES = list(`
  Empleado privado, Empleado público, Independiente, Jubilado, Comerciante, Empresario, Profesional liberal, Estudiante
  Ama de casa, Militar, Policía, Agricultor, Religioso, Rentista, Pensionado, Desempleado, Menor de edad
`);

export const OFICIOS_RIESGO = list(`
  Oficina, Transporte, Construcción en altura, Conducción de motocicletas, Manejo de explosivos, Manejo de combustibles
  Manejo de sustancias químicas, Minería subterránea, Electricidad de alta tensión, Soldadura, Seguridad armada
  Fuerzas armadas, Cuerpo de bomberos, Policía, Aviación, Pesca en alta mar, Buceo profesional, Navegación, Tala de árboles
  Operación de maquinaria pesada, Deporte profesional, Atención de salud, Periodismo de campo, Ninguno
`);

/**
 * Economic activities with their person types (natural 1, juridica 2, regimenEspecial 3,
 * gubernamental 4, fisico 5).
 */
export const ACTIVIDADES_ECONOMICAS: readonly (readonly [nombre: string, tiposPersona: string])[] = [
  ['Explotación de minas y canteras', '2'],
  ['Industria manufacturera', '25'],
  ['Suministro de electricidad, gas y agua', '24'],
  ['Comercio al por menor', '125'],
  ['Servicios profesionales', '125'],
  ['Enseñanza', '12345'],
  ['Transporte y almacenamiento', '125'],
  ['Empleado asalariado', '1'],
  ['Agricultura', '1235'],
  ['Ganadería', '125'],
  ['Silvicultura', '25'],
  ['Pesca y acuicultura', '125'],
  ['Comercio al por mayor', '25'],
  ['Comercio de vehículos y repuestos', '125'],
  ['Comercio de combustibles', '25'],
  ['Importación y exportación', '25'],
  ['Construcción de edificios', '25'],
  ['Obras de ingeniería civil', '24'],
  ['Instalaciones y acabados', '125'],
  ['Hoteles y alojamiento', '25'],
  ['Restaurantes y bares', '125'],
  ['Agencias de viajes y turismo', '25'],
  ['Telecomunicaciones', '24'],
  ['Informática y programación', '125'],
  ['Banca y crédito', '2'],
  ['Cooperativas de ahorro y crédito', '3'],
  ['Seguros y corretaje de seguros', '125'],
  ['Casas de cambio y remesas', '2'],
  ['Juegos de azar y loterías', '25'],
  ['Compra y venta de inmuebles', '125'],
  ['Alquiler de inmuebles', '125'],
  ['Servicios jurídicos', '125'],
  ['Contabilidad y auditoría', '125'],
  ['Publicidad y mercadeo', '25'],
  ['Seguridad privada', '2'],
  ['Limpieza y mantenimiento', '125'],
  ['Zona franca textil', '23'],
  ['Zona franca de dispositivos médicos', '23'],
  ['Salud y asistencia social', '12345'],
  ['Laboratorios y farmacias', '25'],
  ['Administración pública', '4'],
  ['Defensa y orden público', '4'],
  ['Seguridad social', '34'],
  ['Asociaciones y fundaciones', '3'],
  ['Organizaciones religiosas', '3'],
  ['Organismos internacionales', '3'],
  ['Arte y entretenimiento', '1235'],
  ['Deporte y recreación', '1235'],
  ['Belleza y cuidado personal', '15'],
  ['Talleres y reparaciones', '125'],
  ['Trabajo doméstico', '1'],
  ['Jubilación o pensión', '1'],
  ['Sin actividad económica', '1'],
];

/** Banks of the country, and whether they accept direct debit. */
export const BANCOS: readonly (readonly [nombre: string, debito: boolean])[] = [
  ['Banco de Reservas', true],
  ['Banco Popular Dominicano', true],
  ['Banco BHD', true],
  ['Scotiabank', true],
  ['Banco Santa Cruz', true],
  ['Banco Promerica', true],
  ['Banco Vimenca', true],
  ['Banco Caribe', true],
  ['Banco López de Haro', true],
  ['Banco Ademi', true],
  ['Asociación Popular de Ahorros y Préstamos', true],
  ['Asociación Cibao de Ahorros y Préstamos', true],
  ['Asociación La Nacional de Ahorros y Préstamos', true],
  ['Banesco', true],
  ['Banco Lafise', true],
  ['Citibank', false],
  ['Banco BDI', true],
  ['Banco Activo', false],
  ['Banco Adopem', true],
  ['Banco Agrícola', false],
  ['Bandex', false],
  ['JMMB Bank', false],
  ['Qik Banco Digital', true],
  ['Bancotuí', false],
  ['Banco Confisa', false],
  ['Motor Crédito', false],
  ['Banco Fondesa', false],
  ['Banco Unión', false],
  ['Asociación Duarte de Ahorros y Préstamos', false],
  ['Asociación La Vega Real de Ahorros y Préstamos', true],
  ['Asociación Romana de Ahorros y Préstamos', false],
  ['Asociación Bonao de Ahorros y Préstamos', false],
  ['Asociación Mocana de Ahorros y Préstamos', false],
  ['Asociación Peravia de Ahorros y Préstamos', false],
  ['Asociación Maguana de Ahorros y Préstamos', false],
];

export const TIPOS_CUENTA = { A: 'Ahorros', C: 'Corriente', T: 'Tarjeta de crédito' } as const;

export const AFINIDADES = {
  NIN: 'Ninguna',
  CMD: 'Colegio Médico Dominicano',
  CODIA: 'Colegio de Ingenieros',
  CARD: 'Colegio de Abogados',
  ICPARD: 'Instituto de Contadores Públicos Autorizados',
  ADP: 'Asociación Dominicana de Profesores',
  CDP: 'Colegio de Periodistas',
  ADOPEM: 'Programa de microempresarios',
  UASD: 'Empleados universitarios',
  FFAA: 'Fuerzas Armadas',
  COOP: 'Cooperativas',
  EMP: 'Empleados de la compañía',
} as const;

/** Code tables (specification 1, section 3); ids of TP_RAMO are areas of products and policies. */
export const CODIGOS: readonly (readonly [tabla: string, id: string, nombre: string])[] = [
  ['ST_TELEFONO', 'A', 'Activo'],
  ['ST_TELEFONO', 'I', 'Inactivo'],
  ['ST_TELEFONO', 'N', 'No verificado'],
  ['ST_TELEFONO', 'E', 'Equivocado'],
  ['CD_CANAL_INFORMACION', '1', 'Cliente'],
  ['CD_CANAL_INFORMACION', '2', 'Intermediario'],
  ['CD_CANAL_INFORMACION', '3', 'Ejecutivo de la compañía'],
  ['CD_CANAL_INFORMACION', '4', 'Centro de contacto'],
  ['CD_CANAL_INFORMACION', '5', 'Página web'],
  ['TP_EMAIL', 'P', 'Personal'],
  ['TP_EMAIL', 'T', 'Trabajo'],
  ['TP_EMAIL', 'F', 'Factura electrónica'],
  ['STATUS', 'A', 'Activo'],
  ['STATUS', 'I', 'Inactivo'],
  ['TP_DIRECCION', 'R', 'Residencial'],
  ['TP_DIRECCION', 'T', 'Trabajo'],
  ['TP_DIRECCION', 'C', 'Correspondencia'],
  ['TP_DIRECCION', 'V', 'Vacacional'],
  ['TP_VIVIENDA', 'A', 'Apartamento'],
  ['TP_VIVIENDA', 'C', 'Casa'],
  ['TP_VIVIENDA', 'L', 'Local comercial'],
  ['TP_VIVIENDA', 'O', 'Oficina'],
  ['TP_VIVIENDA', 'E', 'Edificio'],
  ['TP_VIVIENDA', 'N', 'Nave industrial'],
  ['TP_VIVIENDA', 'F', 'Finca'],
  ['TP_RAMO', '10', 'Vida individual'],
  ['TP_RAMO', '11', 'Vida colectivo'],
  ['TP_RAMO', '12', 'Accidentes personales'],
  ['TP_RAMO', '15', 'Salud'],
  ['TP_RAMO', '25', 'Vehículos de motor'],
  ['TP_RAMO', '30', 'Incendio y líneas aliadas'],
  ['TP_RAMO', '35', 'Transporte de carga'],
  ['TP_RAMO', '40', 'Naves marítimas y aéreas'],
  ['TP_RAMO', '45', 'Responsabilidad civil'],
  ['TP_RAMO', '50', 'Fianzas'],
  ['TP_RAMO', '55', 'Ramos técnicos'],
  ['TP_RAMO', '60', 'Agrícola y pecuario'],
  ['TP_RAMO', '65', 'Robo con fractura'],
];
